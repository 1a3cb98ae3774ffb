import { findUnknownCharacters } from '../social-card/glyphs';
import { layoutTitle } from '../social-card/layout-title';
import { toList } from '../text/nearest';
import type { Fault } from './fault';
import { getFieldLine } from './get-field-line';

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
        message: `The picture of the page for social networks cannot show ${toList(unknown)} in the title "${title}".`,
        hint: 'Use letters of European languages; the outlines are in lib/social-card/geist.json.',
      },
    ];
  }
  return [
    {
      ...where,
      message: `The title "${title}" (${title.length} letters) is too long for the picture of the page for social networks.`,
      hint: 'Shorten it to three lines of about 35 letters; without that the page has the picture of the site.',
    },
  ];
}
