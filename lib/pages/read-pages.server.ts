import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { frontmatter } from 'fumadocs-core/content/md/frontmatter';
import { globSync } from 'tinyglobby';
import { YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { toYamlProblem } from '../errors/code-problems';
import { safeParse } from '../errors/parse';
import type { Problem } from '../errors/problem';
import { getFileLocale, toPageUrl } from '../i18n/file-locale';
import { getFieldLine, toFieldProblems } from './field-problems';

/** A content file as it lies on the disk. */
export interface ContentFile {
  /** Path below the folder that was read, with forward slashes. */
  path: string;
  absolutePath: string;
  text: string;
}

/** Reads the files below `folder` that match `patterns`, in the order of their paths. */
export function readFiles(folder: string, patterns: string[]): ContentFile[] {
  return globSync(patterns, { cwd: folder })
    .sort()
    .map((file) => readContentFile(folder, file));
}

/** @param file path below `folder` */
export function readContentFile(folder: string, file: string): ContentFile {
  const absolutePath = path.join(folder, file);
  return { path: file, absolutePath, text: readFileSync(absolutePath, 'utf8') };
}

/**
 * Caches parsed files; `parse` runs again only if the text of a file has changed. Thus each worker of a build parses a file
 * once, and `npm run dev` sees every edit.
 * @returns a function from a path to the parsed file, or to `undefined` if there is no such file
 */
export function createFileCache<Value>(parse: (text: string, file: string) => Value) {
  const known = new Map<string, { text: string; value: Value }>();
  return (file: string): Value | undefined => {
    if (!existsSync(file)) return undefined;
    const text = readFileSync(file, 'utf8');
    const found = known.get(file);
    if (found?.text === text) return found.value;
    const value = parse(text, file);
    known.set(file, { text, value });
    return value;
  };
}

/** The dots of a name are those of the language and of the extension, which `checkTranslatedFiles` checks. */
const name = /^(?:(?:[\w-]+|\([\w-]+\))\/)*[\w.-]+\.mdx$/;

/**
 * Finds a file whose name cannot be that of a page.
 * @param path of the file below the folder of its kind of page
 * @param where the file, as problems name it
 */
function checkFileName(path: string, where: string): Problem | undefined {
  if (path.endsWith('.md')) {
    return { file: where, message: 'Pages are MDX; a Markdown file is no page.', hint: 'Rename it to .mdx.' };
  }
  if (name.test(path)) return undefined;
  return {
    file: where,
    message: 'The name of a page or of its folder has characters that do not belong in an address.',
    hint: 'Rename it: letters without accents, digits, hyphens and underscores, such as get-started/first-call.mdx.',
  };
}

/** Makes a check for one folder that finds files whose page would have the address of an earlier one. */
function createAddressCheck(folder: string): (path: string) => Problem | undefined {
  const taken = new Map<string, string>();
  return (path) => {
    const key = `${getFileLocale(path).code}:${toPageUrl(path, '')}`;
    const other = taken.get(key);
    taken.set(key, other ?? path);
    if (!other) return undefined;
    const hint = 'Rename one of the two: neither "index" nor a folder in parentheses is part of an address.';
    return { file: `${folder}/${path}`, message: `The page has the same address as ${folder}/${other}.`, hint };
  };
}

/** A page read from the disk: its frontmatter parsed, its body left as text. */
export interface DiskPage<Data> {
  file: ContentFile;
  data: Data;
  /** The body, preceded by as many empty lines as the frontmatter has, so that line numbers are those of the file. */
  body: string;
}

type ObjectSchema = z.ZodObject;

/** Reads the pages of a folder and collects what is wrong with their frontmatter; `paths` names the invalid ones too. */
export function readPages<Schema extends ObjectSchema>(folder: string, schema: Schema) {
  const pages: DiskPage<z.output<Schema>>[] = [];
  const problems: Problem[] = [];
  const files = readFiles(folder, ['**/*.{md,mdx}']);
  const checkAddress = createAddressCheck(folder);
  for (const file of files) {
    const where = `${folder}/${file.path}`;
    const problem = checkFileName(file.path, where) ?? checkAddress(file.path);
    const parsed = problem ? { problems: [problem] } : readPage(file, where, schema);
    if ('problems' in parsed) problems.push(...parsed.problems);
    else pages.push(parsed.page);
  }
  return { pages, problems, paths: files.map(({ path }) => path).filter((path) => path.endsWith('.mdx')) };
}

/**
 * Reads one page, or finds what is wrong with its frontmatter.
 * @param where path of the file, as problems name it
 */
export function readPage<Schema extends ObjectSchema>(file: ContentFile, where: string, schema: Schema) {
  let matter: ReturnType<typeof frontmatter>;
  try {
    matter = frontmatter(file.text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    return { problems: [toSyntaxProblem(where, error)] };
  }
  if (matter.matter === '') return { problems: [toMissingProblem(where, file.text)] };
  const result = safeParse(schema, matter.data);
  if (!result.success) {
    const place = { file: where, getLine: (field: string) => getFieldLine(file.text, field) };
    return { problems: toFieldProblems(place, result.error, matter.data, schema) };
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
