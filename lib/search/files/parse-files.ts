import type { TextsFile, TitlesFile } from './record-files';

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
