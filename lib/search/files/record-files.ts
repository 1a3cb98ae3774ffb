import type { HttpMethod } from '../../contract/http-methods';
import type { LocaleCode } from '../../i18n/locales';
import type { SearchArea } from '../types';

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

export interface PackedPage {
  url: string;
  /** Index in `groups`. */
  group: number;
  area: SearchArea;
  title: string;
  description: string;
  version: string[];
  /** A character for each record after the page's own: `0` for its text, else the depth of the heading. */
  outline: string;
  /** Texts of the headings in the outline; `anchors` are theirs. */
  headings: string[];
  anchors: string[];
  codes?: string[];
  categories?: string[];
  method?: HttpMethod;
  deprecated?: true;
  textLanguage?: LocaleCode;
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
