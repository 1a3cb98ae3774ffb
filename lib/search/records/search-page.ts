import type { HttpMethod } from '../../contract/http-methods';
import type { LocaleCode } from '../../i18n/locales';
import type { SearchArea } from '../types';

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
