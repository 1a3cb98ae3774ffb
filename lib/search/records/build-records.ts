import { SiteError } from '../../errors/site-error';
import type { LocaleCode } from '../../i18n/locales';
import type { Hierarchy, RecordType, SearchRecord } from '../types';
import { enterSection, toHierarchy } from './hierarchy';
import { joinFields, type OwnFields } from './join-fields';
import type { SearchPage } from './search-page';

/** Closing sections that only link to other pages, by their anchors: they would answer with the wrong page. */
const linkSections = ['what-to-read-next', 'where-to-go-next'];

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
