import type { TextsFile, TitlesFile } from './record-files';

/**
 * The file of titles from its bytes.
 * @throws Error when it is cut short or something else
 */
export function parseTitles(bytes: ArrayBuffer): TitlesFile {
  return parseFile(bytes, 'titles', 'pages');
}

/**
 * The file of texts from its bytes.
 * @throws Error when it is cut short or something else
 */
export function parseTexts(bytes: ArrayBuffer): TextsFile {
  return parseFile(bytes, 'texts', 'texts');
}

/** The files come from the same build as this code, so a list where it belongs tells them from an error page. */
function parseFile<File>(bytes: ArrayBuffer, name: string, list: keyof File & string): File {
  let file: Partial<Record<string, unknown>> | null;
  try {
    file = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Error(`The file of ${name} is cut short or damaged.`);
  }
  if (!Array.isArray(file?.[list])) throw new Error(`The file of ${name} holds something else.`);
  return file as File;
}
