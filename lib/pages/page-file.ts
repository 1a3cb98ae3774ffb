import { YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { toYamlProblem } from '../errors/code-problems';
import { safeParse } from '../errors/parse';
import type { Problem } from '../errors/problem';
import { splitFrontmatter } from '../markdown/frontmatter';
import { getFieldLine, toFieldProblems } from './field-problems';

/** A content file as it lies on the disk. */
export interface ContentFile {
  /** Path below the folder that was read, with forward slashes. */
  path: string;
  text: string;
}

/** A page as its file has it: the frontmatter validated, the body left as text. */
export interface PageFile<Data> extends ContentFile {
  data: Data;
  /** With the line numbers of the file, as `splitFrontmatter` returns it. */
  body: string;
}

/**
 * Parses the file of a page, or finds what is wrong with its frontmatter.
 * @param where path of the file, as problems name it
 */
export function parsePageFile<Schema extends z.ZodObject>(
  file: ContentFile,
  where: string,
  schema: Schema,
): { page: PageFile<z.output<Schema>> } | { problems: Problem[] } {
  let split: ReturnType<typeof splitFrontmatter>;
  try {
    split = splitFrontmatter(file.text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    return { problems: [toSyntaxProblem(where, error)] };
  }
  if (!split.hasFrontmatter) return { problems: [toMissingProblem(where, file.text)] };
  const result = safeParse(schema, split.data);
  if (result.success) return { page: { ...file, data: result.data, body: split.body } };
  const source = { file: where, getLine: (field: string) => getFieldLine(file.text, field) };
  return { problems: toFieldProblems(source, result.error, split.data, schema) };
}

/** Repairs for errors of the YAML parser, by their code; all others come from a sign that has a meaning in YAML. */
const yamlHints: Partial<Record<YAMLParseError['code'], string>> = {
  DUPLICATE_KEY: 'Remove one of the two.',
  MISSING_CHAR: 'Close the quote or the bracket on its line.',
  TAB_AS_INDENT: 'Indent with spaces.',
};

/** The parser's text begins after the opening `---`, so its numbers of lines are one too low. */
function toSyntaxProblem(where: string, error: YAMLParseError): Problem {
  const { line, message } = toYamlProblem(error);
  const isDuplicate = error.code === 'DUPLICATE_KEY';
  return {
    file: `${where}:${line + 1}`,
    message: `The frontmatter is not valid YAML: ${isDuplicate ? 'this field is there twice' : message}.`,
    hint: yamlHints[error.code] ?? 'Put values that contain a colon or a #, or begin with a sign, in quotes.',
  };
}

function toMissingProblem(where: string, text: string): Problem {
  const file = `${where}:1`;
  if (text.startsWith('\uFEFF')) {
    const hint = 'Save the file as UTF-8 without a byte order mark.';
    return { file, message: 'The file begins with a byte order mark, which hides the frontmatter.', hint };
  }
  const hint =
    'Begin the file with `---`, then the fields, then `---`: each on a line without anything else, not even a space.';
  return { file, message: 'The page has no frontmatter.', hint };
}
