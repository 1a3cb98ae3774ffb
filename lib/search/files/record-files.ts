import type { LocaleCode } from '../../i18n/locales';
import type { Hierarchy, RecordType, SearchRecord } from '../protocol';
import { enterSection, joinFields, type OwnFields, type PageFields, toHierarchy } from '../records/build-records';

/**
 * Records as browsers load them: hierarchies as outlines, each name once, and the texts in a file of their own, so that the first
 * file is small, yet enough to answer from.
 */
export interface TitlesFile {
  language: LocaleCode;
  /** Names of `lvl0`, to which pages refer by index. */
  groups: string[];
  pages: PackedPage[];
  /** Synonyms of words and phrases of the language. */
  synonyms: Record<string, string[]>;
}

interface PackedPage extends PageFields {
  url: string;
  /** Index in `groups`. */
  group: number;
  title: string;
  description: string;
  /** A character for each record after the page's own: `0` for its text, else the depth of the heading. */
  outline: string;
  /** Texts of the headings in the outline; `anchors` are theirs. */
  headings: string[];
  anchors: string[];
}

/** The texts of the records after each page's own, page by page; empty where there is none. */
export interface TextsFile {
  language: LocaleCode;
  texts: string[][];
}

/** Names of the files that belong together, in the folder of the manifest. */
export interface Manifest {
  /** The code of the worker. */
  engine: string;
  titles: string;
  texts: string;
}

/** Packs records into the two files that browsers load; `unpackRecords` and `unpackTexts` restore them. */
export function packRecords(
  records: readonly SearchRecord[],
  language: LocaleCode,
  synonyms: Record<string, string[]>,
): { titles: TitlesFile; texts: TextsFile } {
  const groups = [...new Set(records.map(({ hierarchy }) => hierarchy.lvl0))];
  const pages: PackedPage[] = [];
  const texts: string[][] = [];
  for (const record of records) {
    if (record.type === 'lvl1') {
      pages.push(packPage(record, groups.indexOf(record.hierarchy.lvl0)));
      texts.push([]);
      continue;
    }
    const page = pages.at(-1);
    if (page) addToOutline(page, record);
    texts.at(-1)?.push(record.content ?? '');
  }
  return { titles: { language, groups, pages, synonyms }, texts: { language, texts } };
}

function packPage(record: SearchRecord, group: number): PackedPage {
  const { objectID, type, language, url, sidebar, hierarchy, content, text_language, ...names } = record;
  return {
    url,
    group,
    area: sidebar,
    title: hierarchy.lvl1,
    description: content ?? '',
    outline: '',
    headings: [],
    anchors: [],
    ...names,
    ...(text_language && { textLanguage: text_language }),
  };
}

function addToOutline(page: PackedPage, { type, hierarchy, url }: SearchRecord): void {
  if (type === 'content') {
    page.outline += '0';
    return;
  }
  page.outline += type.slice('lvl'.length);
  page.headings.push(hierarchy[type] ?? '');
  page.anchors.push(url.slice(url.indexOf('#') + 1));
}

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

/**
 * Parses the file of titles.
 * @throws Error if it is cut short, or another file
 */
export function parseTitles(bytes: ArrayBuffer): TitlesFile {
  return parseFile(bytes, 'titles', 'pages');
}

/**
 * Parses the file of texts.
 * @throws Error if it is cut short, or another file
 */
export function parseTexts(bytes: ArrayBuffer): TextsFile {
  return parseFile(bytes, 'texts', 'texts');
}

/** The files come from the same build as this code, so checking for the list is enough to tell them from an error page. */
function parseFile<File>(bytes: ArrayBuffer, name: string, list: keyof File & string): File {
  let file: Partial<Record<string, unknown>> | null;
  try {
    file = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Error(`The ${name} file is truncated or damaged.`);
  }
  if (!Array.isArray(file?.[list])) throw new Error(`The ${name} file contains something else.`);
  return file as File;
}
