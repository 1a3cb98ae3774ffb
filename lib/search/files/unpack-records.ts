import { enterSection, toHierarchy } from '../records/hierarchy';
import { joinFields, type OwnFields } from '../records/join-fields';
import type { Hierarchy, RecordType, SearchRecord } from '../types';
import type { PackedPage, TextsFile, TitlesFile } from './record-files';

/** The records of a file of titles, in order; content that is in the file of texts is `null`. */
export function unpackRecords({ language, groups, pages }: TitlesFile): SearchRecord[] {
  return pages.flatMap((page) => joinFields(unpackOutline(page, groups[page.group] ?? ''), page, language));
}

/** The text of each record in order; `null` for pages, whose text is in the file of titles, and for records without any. */
export function unpackTexts({ texts }: TextsFile): (string | null)[] {
  return texts.flatMap((ofPage) => [null, ...ofPage.map((text) => text || null)]);
}

function unpackOutline(page: PackedPage, group: string): [OwnFields, ...OwnFields[]] {
  const { url, title, description, outline, headings, anchors } = page;
  let hierarchy: Hierarchy = toHierarchy(group, title);
  let next = 0;
  const unpackNext = (character: string): OwnFields => {
    if (character === '0') return { objectID: `${url}#`, url, type: 'content', hierarchy, content: null };
    const address = `${url}#${anchors[next]}`;
    hierarchy = enterSection(hierarchy, Number(character), headings[next] ?? '');
    next += 1;
    return { objectID: address, url: address, type: `lvl${character}` as RecordType, hierarchy, content: null };
  };
  const own: OwnFields = { objectID: url, url, type: 'lvl1', hierarchy, content: description };
  return [own, ...[...outline].map(unpackNext)];
}
