import type { HttpMethod } from '../../contract/http-methods';
import type { LocaleCode } from '../../i18n/locales';
import type { SearchArea, SearchRecord } from '../types';

/** The fields that differ from record to record. */
export type OwnFields = Pick<SearchRecord, 'objectID' | 'url' | 'type' | 'hierarchy' | 'content'>;

/** What the records of a page share, and the names that only the page's own record carries. */
interface PageFields {
  area: SearchArea;
  version: string[];
  textLanguage?: LocaleCode;
  method?: HttpMethod;
  deprecated?: true;
  categories?: string[];
  codes?: string[];
}

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
