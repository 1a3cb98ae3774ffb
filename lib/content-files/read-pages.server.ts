import { frontmatter } from 'fumadocs-core/content/md/frontmatter';
import { YAMLParseError } from 'yaml';
import type { z } from 'zod';
import type { Fault } from '../errors/fault';
import { safeParse } from '../errors/parse';
import { type ContentFile, readFiles } from '../source/read-files.server';
import { checkFileName, createAddressCheck } from './check-file-name';
import { toYamlFault } from './find-yaml-fault';
import { getFieldLine } from './get-field-line';
import { toFieldFaults } from './to-field-faults';

/** A page read from the disk: its frontmatter parsed, its body left as text. */
export interface DiskPage<Data> {
  file: ContentFile;
  data: Data;
  /** The body, preceded by as many empty lines as the frontmatter has, so that line numbers are those of the file. */
  body: string;
}

type ObjectSchema = z.ZodObject;

/** Reads the pages of a folder and collects what is wrong with their frontmatter; `paths` names the faulty ones too. */
export function readPages<Schema extends ObjectSchema>(folder: string, schema: Schema) {
  const pages: DiskPage<z.output<Schema>>[] = [];
  const faults: Fault[] = [];
  const files = readFiles(folder, ['**/*.{md,mdx}']);
  const checkAddress = createAddressCheck(folder);
  for (const file of files) {
    const where = `${folder}/${file.path}`;
    const fault = checkFileName(file.path, where) ?? checkAddress(file.path);
    const parsed = fault ? { faults: [fault] } : readPage(file, where, schema);
    if ('faults' in parsed) faults.push(...parsed.faults);
    else pages.push(parsed.page);
  }
  return { pages, faults, paths: files.map(({ path }) => path).filter((path) => path.endsWith('.mdx')) };
}

/**
 * Reads one page, or finds what is wrong with its frontmatter.
 * @param where path of the file, as faults name it
 */
export function readPage<Schema extends ObjectSchema>(file: ContentFile, where: string, schema: Schema) {
  let matter: ReturnType<typeof frontmatter>;
  try {
    matter = frontmatter(file.text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    return { faults: [toSyntaxFault(where, error)] };
  }
  if (matter.matter === '') return { faults: [toMissingFault(where, file.text)] };
  const result = safeParse(schema, matter.data);
  if (!result.success) {
    const place = { file: where, getLine: (field: string) => getFieldLine(file.text, field) };
    return { faults: toFieldFaults(place, result.error, matter.data, schema) };
  }
  const lines = matter.matter.split('\n').length - 1;
  return { page: { file, data: result.data, body: '\n'.repeat(lines) + matter.content } };
}

/** What to do about errors of the YAML parser, by their code; all others come from a sign that has a meaning in YAML. */
const yamlHints: Partial<Record<YAMLParseError['code'], string>> = {
  DUPLICATE_KEY: 'Remove one of the two.',
  MISSING_CHAR: 'Close the quote or the bracket on its line.',
  TAB_AS_INDENT: 'Indent with spaces.',
};

/** The first line of the file, which opens the frontmatter, is not among the parser's lines. */
function toSyntaxFault(where: string, error: YAMLParseError): Fault {
  const { line, message } = toYamlFault(error);
  const isDuplicate = error.code === 'DUPLICATE_KEY';
  return {
    file: `${where}:${line + 1}`,
    message: `The frontmatter is not valid YAML: ${isDuplicate ? 'this field is there twice' : message}.`,
    hint: yamlHints[error.code] ?? 'Put values that contain a colon or a #, or begin with a sign, in quotes.',
  };
}

function toMissingFault(where: string, text: string): Fault {
  const file = `${where}:1`;
  if (text.startsWith('\uFEFF')) {
    const hint = 'Save the file as UTF-8 without a byte order mark.';
    return { file, message: 'The file begins with a byte order mark, which hides the frontmatter.', hint };
  }
  const hint =
    'Begin the file with `---`, then the fields, then `---`: each on a line without anything else, not even a space.';
  return { file, message: 'The page has no frontmatter.', hint };
}
