import type { LocaleCode } from '@/lib/i18n/locales';
import type { SearchPage } from '../records/build-records';

/** The pages of a language without their texts: browsers load them first and can search them. */
export interface TitlesFile {
  language: LocaleCode;
  pages: SearchPage[];
  /** Synonyms of words and phrases of the language. */
  synonyms: Record<string, string[]>;
}

/** The texts of the sections, page by page; empty where there is none. */
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

/** Distributes pages over the two files that browsers load. */
export function packPages(
  pages: readonly SearchPage[],
  language: LocaleCode,
  synonyms: Record<string, string[]>,
): { titles: TitlesFile; texts: TextsFile } {
  const withoutTexts = pages.map((page) => ({
    ...page,
    sections: page.sections.map(({ text: _, ...section }) => section),
  }));
  const texts = pages.map(({ sections }) => sections.map(({ text = '' }) => text));
  return { titles: { language, pages: withoutTexts, synonyms }, texts: { language, texts } };
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
