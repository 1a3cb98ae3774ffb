import type { HttpMethod } from '../../contract/http-methods';
import { SiteError } from '../../errors/site-error';
import type { LocaleCode } from '../../i18n/locales';
import {
  type Hierarchy,
  type HierarchyLevel,
  hierarchyLevels,
  type RecordType,
  type SearchArea,
  type SearchRecord,
} from '../protocol';

/** A part of a page that has a heading of its own. */
export interface PageSection {
  anchor: string;
  /** 2 to 6, as the heading. */
  depth: number;
  heading: string;
  /** Its text without the parts below it, one entry for each paragraph. */
  texts: string[];
}

/** A page as search sees it: its names, its place and its text in one language. */
export interface SearchPage {
  /** Path in the reader's language. */
  url: string;
  area: SearchArea;
  /** The first level of every hierarchy on the page: "sidebar label › top category". */
  group: string;
  /** The categories below the group, from the outside in. */
  categories: string[];
  title: string;
  description: string;
  /** Text before the first heading. */
  texts: string[];
  sections: PageSection[];
  /** What the page is known by in code: operation id, method and path, channel id and address. */
  codes: string[];
  method?: HttpMethod;
  /** Whether the operation that it documents is to be retired. */
  deprecated?: true;
  /** Versions of the documentation that it belongs to. */
  version: string[];
  /** Language of the text, where it is not the reader's. */
  textLanguage?: LocaleCode;
}

/** Closing sections that only link to other pages, by their anchors: they would answer with the wrong page. */
const linkSections = ['next-steps', 'what-to-read-next', 'where-to-go-next'];

/**
 * The records of pages: one for the page, one for its text before the first heading, and one for each heading.
 * @param language of the index; the texts may be in another one
 * @throws SiteError for two records with one id
 */
export function buildRecords(pages: readonly SearchPage[], language: LocaleCode): SearchRecord[] {
  const records = pages.flatMap((page) => joinFields(buildOwnFields(page), page, language));
  assertUnique(records);
  return records;
}

/** Two records with one id would hide each other: Algolia keeps the last, and lists of results tell hits apart by it. */
function assertUnique(records: readonly SearchRecord[]): void {
  const known = new Map<string, SearchRecord>();
  for (const record of records) {
    const other = known.get(record.objectID);
    if (other) {
      throw new SiteError(
        `The search source id "${record.objectID}" is not unique: "${getName(other)}" and "${getName(record)}" share it.`,
        'Give one of the pages a different path, or one of the headings a different anchor.',
      );
    }
    known.set(record.objectID, record);
  }
}

/** The full name of a record, for errors: its group, page and headings. */
function getName({ hierarchy }: SearchRecord): string {
  return Object.values(hierarchy).filter(Boolean).join(' › ');
}

function buildOwnFields({ url, group, title, description, texts, sections }: SearchPage): [OwnFields, ...OwnFields[]] {
  let hierarchy: Hierarchy = toHierarchy(group, title);
  const page: OwnFields = { objectID: url, url, type: 'lvl1', hierarchy, content: description };
  const content = texts.join(' ');
  const introduction: OwnFields = { objectID: `${url}#`, url, type: 'content', hierarchy, content };
  const ofSections = sections
    .filter(({ anchor }) => !linkSections.includes(anchor))
    .map(({ anchor, depth, heading, texts }): OwnFields => {
      hierarchy = enterSection(hierarchy, depth, heading);
      const address = `${url}#${anchor}`;
      const type = `lvl${depth}` as RecordType;
      return { objectID: address, url: address, type, hierarchy, content: texts.join(' ') || null };
    });
  return [page, ...(content ? [introduction] : []), ...ofSections];
}

/** The hierarchy of a page itself. */
export function toHierarchy(group: string, title: string): Hierarchy {
  return { lvl0: group, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
}

/** The hierarchy below a heading: keeps the levels above the heading, replaces its own, and clears the deeper ones. */
export function enterSection(hierarchy: Hierarchy, depth: number, heading: string): Hierarchy {
  const left = hierarchyLevels.slice(depth + 1).map((level): [HierarchyLevel, null] => [level, null]);
  return { ...hierarchy, ...Object.fromEntries(left), [`lvl${depth}`]: heading };
}

/** The fields that differ from record to record. */
export type OwnFields = Pick<SearchRecord, 'objectID' | 'url' | 'type' | 'hierarchy' | 'content'>;

/** What the records of a page share, and the names that only the page's own record carries. */
export type PageFields = Pick<SearchPage, 'area' | 'version' | 'textLanguage' | 'method' | 'deprecated'> &
  Partial<Pick<SearchPage, 'categories' | 'codes'>>;

/**
 * The records of a page.
 * @param own the page's own record first
 * @param language of the index
 */
export function joinFields(
  [first, ...others]: [OwnFields, ...OwnFields[]],
  page: PageFields,
  language: LocaleCode,
): SearchRecord[] {
  const { area, version, textLanguage, method, deprecated, categories = [], codes = [] } = page;
  const shared = { language, version, sidebar: area, ...(textLanguage && { text_language: textLanguage }) };
  const names = {
    ...(method && { method }),
    ...(deprecated && { deprecated }),
    ...(categories.length > 0 && { categories }),
    ...(codes.length > 0 && { codes }),
  };
  return [{ ...first, ...shared, ...names }, ...others.map((record) => ({ ...record, ...shared }))];
}
