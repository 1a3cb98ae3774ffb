import type { Fault } from '../errors/fault';
import { isHidden, parseHeadTags } from './head-tags';

interface BuiltPage {
  /** Path of the page, as faults name it. */
  file: string;
  html: string;
}

/** Finds pages that search engines list under the same title in the same language. */
export function checkTitles(pages: readonly BuiltPage[]): Fault[] {
  const firsts = new Map<string, string>();
  return pages.flatMap(({ file, html }) => {
    const title = /<title[^>]*>([^<]*)/.exec(html)?.[1];
    if (!title || isHidden(parseHeadTags(html))) return [];
    const key = `${/<html[^>]* lang="([^"]*)"/.exec(html)?.[1]} ${title}`;
    const first = firsts.get(key);
    if (first === undefined) {
      firsts.set(key, file);
      return [];
    }
    return [
      {
        file,
        message: `The title "${title}" is also that of ${first}.`,
        hint: 'Give each page a title of its own: in its frontmatter, or in lib/content/lists.ts.',
      },
    ];
  });
}
