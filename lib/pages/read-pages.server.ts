import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { z } from 'zod';
import type { Problem } from '../errors/problem';
import { getFileLocale, toPageUrl } from '../i18n/file-locale';
import { type ContentFile, type PageFile, parsePageFile } from './page-file';

/** Reads the files below `folder` that match `patterns`, in the order of their paths. */
export function readFiles(folder: string, patterns: string[]): ContentFile[] {
  return globSync(patterns, { cwd: folder })
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(folder, file), 'utf8') }));
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

/** A page that cannot be shown, and why. */
export interface InvalidPage extends ContentFile {
  problems: Problem[];
}

/** Reads the pages of a folder, valid and invalid ones; `paths` names all of them. */
export function readPages<Schema extends z.ZodObject>(folder: string, schema: Schema) {
  const pages: PageFile<z.output<Schema>>[] = [];
  const invalid: InvalidPage[] = [];
  const files = readFiles(folder, ['**/*.{md,mdx}']);
  const checkAddress = createAddressCheck(folder);
  for (const file of files) {
    const where = `${folder}/${file.path}`;
    const problem = checkFileName(file.path, where) ?? checkAddress(file.path);
    const parsed = problem ? { problems: [problem] } : parsePageFile(file, where, schema);
    if ('problems' in parsed) invalid.push({ ...file, ...parsed });
    else pages.push(parsed.page);
  }
  return { pages, invalid, paths: files.map(({ path }) => path).filter((path) => path.endsWith('.mdx')) };
}
