import type { HttpMethod } from '../../api-contract/types';
import type { LocaleCode } from '../../i18n/locales';
import type { SearchArea } from '../types';

/**
 * Records as they travel: hierarchies as outlines, names once, and the texts apart, so that the first file is small and
 * enough to answer from.
 */
export interface TitlesFile {
  language: LocaleCode;
  /** First levels; pages name them by number. */
  groups: string[];
  pages: PackedPage[];
  /** Words of the language that stand for others. */
  synonyms: Record<string, string[]>;
}

export interface PackedPage {
  url: string;
  /** Number in `groups`. */
  group: number;
  area: SearchArea;
  title: string;
  description: string;
  version: string[];
  /** A character for each record after the page's own: `0` for its text, else the depth of the heading. */
  outline: string;
  /** Of the headings in the outline. */
  headings: string[];
  anchors: string[];
  codes?: string[];
  categories?: string[];
  method?: HttpMethod;
  textLanguage?: LocaleCode;
}

/** The texts of the records after each page's own, page by page; empty where there is none. */
export interface TextsFile {
  language: LocaleCode;
  texts: string[][];
}

/** Names of the files that belong together, beside the manifest. */
export interface Manifest {
  /** The code of the worker. */
  engine: string;
  titles: string;
  texts: string;
}
