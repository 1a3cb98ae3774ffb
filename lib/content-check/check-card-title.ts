import { getFieldLine } from '../content-files/get-field-line';
import type { Fault } from '../errors/fault';
import { findUnknownCharacters } from '../social-card/glyphs';
import { layoutTitle } from '../social-card/layout-title';
import { toList } from '../text/nearest';

/**
 * Finds a title that the page's social card cannot show: one that is too long, or has characters without outlines.
 * @param text the whole file
 */
export function checkCardTitle(file: string, text: string, title: string): Fault[] {
  if (layoutTitle(title)) return [];
  const unknown = findUnknownCharacters(title);
  const where = { file: `${file}:${getFieldLine(text, 'title')}` };
  if (unknown.length > 0) {
    return [
      {
        ...where,
        message: `The social card cannot show ${toList(unknown)} in the title "${title}".`,
        hint: 'Use only letters of European languages, which have outlines in lib/social-card/geist.json.',
      },
    ];
  }
  return [
    {
      ...where,
      message: `The title "${title}" (${title.length} characters) is too long for the social card.`,
      hint: 'Shorten it to three lines of about 35 characters; until then, the page uses the social card of the site.',
    },
  ];
}
