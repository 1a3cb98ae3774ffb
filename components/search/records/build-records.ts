import type { HttpMethod } from 'openapi-sandbox';
import { SiteError } from '@/lib/errors/site-error';
import type { LocaleCode } from '@/lib/i18n/locales';
import {
  type Hierarchy,
  type HierarchyLevel,
  hierarchyLevels,
  type RecordType,
  type SearchArea,
  type SearchRecord,
} from '../protocol';

/** A part of a page: what stands below a heading, or before the first one. */
export interface PageSection {
  /** 2 to 6, as the heading. */
  depth: number;
  heading: string;
  /** Empty before the first heading. */
  anchor: string;
  /** Without the parts below it. It comes in a file of its own to browsers. */
  text?: string;
}

/** A page as search sees it: its names, its place and its text in one language. */
export interface SearchPage {
  /** Path in the reader's language. */
  url: string;
  area: SearchArea;
  /** The first level of every hierarchy on the page: "sidebar label › top category". */
  group: string;
  /** The categories below the group, from the outside in. */
  categories?: string[];
  title: string;
  description: string;
  sections: PageSection[];
  /** Names of the page in code: operation id, method and path, channel id and address. */
  codes?: string[];
  method?: HttpMethod;
  /** True if the operation that it documents is to be retired. */
  deprecated?: true;
  /** Versions of the documentation that it belongs to. */
  version: string[];
  /** Language of the text, where it is not the reader's. */
  textLanguage?: LocaleCode;
}

/**
 * The records of pages: one for the page, one for its text before the first heading, and one for each heading.
 * @param language of the index; the texts may be in another one
 */
export function buildRecords(pages: readonly SearchPage[], language: LocaleCode): SearchRecord[] {
  return pages.flatMap((page) => {
    const { url, area, group, title, description, sections, version, textLanguage } = page;
    const { categories, codes, method, deprecated } = page;
    const shared = { language, version, sidebar: area, ...(textLanguage && { text_language: textLanguage }) };
    let hierarchy: Hierarchy = { lvl0: group, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
    const own: SearchRecord = {
      objectID: url,
      url,
      type: 'lvl1',
      hierarchy,
      content: description,
      ...shared,
      ...(method && { method }),
      ...(deprecated && { deprecated }),
      ...(categories && { categories }),
      ...(codes && { codes }),
    };
    const others = sections.map(({ anchor, depth, heading, text }): SearchRecord => {
      const content = text || null;
      if (!anchor) return { objectID: `${url}#`, url, type: 'content', hierarchy, content, ...shared };
      hierarchy = enterSection(hierarchy, depth, heading);
      const address = `${url}#${anchor}`;
      return { objectID: address, url: address, type: `lvl${depth}` as RecordType, hierarchy, content, ...shared };
    });
    return [own, ...others];
  });
}

/** The hierarchy below a heading: keeps the levels above the heading, replaces its own, and clears the deeper ones. */
function enterSection(hierarchy: Hierarchy, depth: number, heading: string): Hierarchy {
  const left = hierarchyLevels.slice(depth + 1).map((level): [HierarchyLevel, null] => [level, null]);
  return { ...hierarchy, ...Object.fromEntries(left), [`lvl${depth}`]: heading };
}

/**
 * Checks that all ids differ. Two records with one id would hide each other: Algolia keeps the last, and lists of results tell hits
 * apart by it.
 * @throws SiteError for two records with one id
 */
export function assertUniqueIds(records: readonly SearchRecord[]): void {
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
