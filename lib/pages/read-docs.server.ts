import { posix } from 'node:path';
import { findJsonProblem } from '../errors/code-problems';
import { safeParse } from '../errors/parse';
import type { Problem } from '../errors/problem';
import { SiteError } from '../errors/site-error';
import { findNearest, toList } from '../text/nearest';
import { createDocsLoader } from './docs-loader';
import { getJsonFieldLine, toFieldProblems, toLocation } from './field-problems';
import { type ContentFile, readContentFile, readFiles, readPage, readPages } from './read-pages.server';
import { docFrontmatterSchema } from './schemas/doc-frontmatter';
import { type SidebarMeta, sidebarMetaSchema } from './schemas/sidebar-meta';

const separator = /^---.*---$/;
const link = /^(?:external:)?\[(?<text>.*)\]\((?<href>.*)\)$/;

interface MetaFile {
  /** Path below the documentation's folder. */
  path: string;
  text: string;
  pages: readonly string[] | undefined;
}

/**
 * Finds entries of `meta.json` files that name neither a page nor a folder, and links without a target.
 * @param folder the documentation's folder, as problems name it
 * @param pagePaths paths of the English pages below that folder
 */
function checkMetaEntries(folder: string, metas: readonly MetaFile[], pagePaths: readonly string[]): Problem[] {
  return metas.flatMap(({ path, text, pages = [] }) => {
    const directory = path.slice(0, path.lastIndexOf('/') + 1);
    const siblings = getSiblings(directory, pagePaths);
    const isPage = (name: string) => pagePaths.includes(`${posix.join(directory, name)}.mdx`);
    const toFile = (entry: string) => toLocation(`${folder}/${path}`, text, JSON.stringify(entry));
    return pages.flatMap((entry) => toProblem(toFile(entry), entry, siblings, isPage) ?? []);
  });
}

/** Names of the pages and folders that lie directly in `directory`. */
function getSiblings(directory: string, pagePaths: readonly string[]): string[] {
  const names = pagePaths
    .filter((path) => path.startsWith(directory))
    .map((path) => path.slice(directory.length).split('/')[0] as string)
    .map((name) => name.replace(/\.mdx$/, ''));
  return [...new Set(names)];
}

function toProblem(
  file: string,
  entry: string,
  siblings: string[],
  isPage: (name: string) => boolean,
): Problem | undefined {
  if (entry === '...' || entry === 'z...a' || separator.test(entry)) return undefined;
  const target = link.exec(entry)?.groups;
  if (target) {
    if (target.href) return undefined;
    return {
      file,
      message: `The sidebar item "${target.text}" has no link target.`,
      hint: 'Write it as [Text](/docs/page).',
    };
  }
  const name = entry.replace(/^(\.\.\.|!)/, '').replace(/\/$/, '');
  // A category can show pages of another folder: "../other-folder/page".
  if (siblings.includes(name) || isPage(name)) return undefined;
  return {
    file,
    message: `"pages" names "${entry}", but there is no such page or folder.`,
    hint: `Nearest: ${toList(findNearest(name, siblings))}. This folder contains: ${toList(siblings)}.`,
  };
}

interface DiskMeta {
  file: ContentFile;
  data: SidebarMeta;
}

/** Reads the `meta.json` files of a folder and collects what is wrong with them. */
export function readMetas(folder: string) {
  const metas: DiskMeta[] = [];
  const problems: Problem[] = [];
  for (const file of readFiles(folder, ['**/meta.json', '**/meta.*.json'])) {
    const parsed = parseMeta(file, `${folder}/${file.path}`);
    if ('problems' in parsed) problems.push(...parsed.problems);
    else metas.push(parsed.meta);
  }
  return { metas, problems };
}

function parseMeta(file: ContentFile, where: string): { meta: DiskMeta } | { problems: Problem[] } {
  const { text } = file;
  const problem = findJsonProblem(text);
  if (problem) {
    const hint = 'Look for a missing quote or an extra comma.';
    return { problems: [{ file: `${where}:${problem.line}`, message: `Not valid JSON: ${problem.message}`, hint }] };
  }
  const data: unknown = JSON.parse(text);
  const result = safeParse(sidebarMetaSchema, data);
  if (result.success) return { meta: { file, data: result.data } };
  const place = { file: where, getLine: (field: string) => getJsonFieldLine(text, field) };
  return { problems: toFieldProblems(place, result.error, data, sidebarMetaSchema) };
}

const translated = /\.\w+\.mdx$/;

/** Reads the files of the documentation straight from the disk, for code that runs without a build. */
export function readDocsFiles(folder: string) {
  const { pages, paths, problems: pageProblems } = readPages(folder, docFrontmatterSchema);
  const { metas, problems: metaProblems } = readMetas(folder);
  const files = [
    ...pages.map(({ file, data }) => ({ ...file, type: 'page' as const, data })),
    ...metas.map(({ file, data }) => ({ ...file, type: 'meta' as const, data })),
  ];
  return { pages, paths, metas, source: { files }, problems: [...pageProblems, ...metaProblems] };
}

/**
 * Reads and checks the documentation.
 * Invalid files are left out of the loader and named in `problems`.
 */
export function readDocs(folder: string) {
  const { pages, paths, metas, source, problems } = readDocsFiles(folder);
  const entryProblems = checkMetaEntries(
    folder,
    metas.map(({ file, data }) => ({ path: file.path, text: file.text, pages: data.pages })),
    paths.filter((path) => !translated.test(path)),
  );
  return { loader: createDocsLoader(source), pages, paths, problems: [...problems, ...entryProblems] };
}

export type DiskDocsLoader = ReturnType<typeof readDocs>['loader'];

/**
 * Checks the frontmatter of one page of the documentation, as it is on the disk now. For `npm run dev`, which keeps an invalid page.
 * @param path of its file below `folder`
 * @throws SiteError with every problem: its line, the value, and the repair
 */
export function assertFrontmatter(path: string, folder = 'content/docs'): void {
  const read = readPage(readContentFile(folder, path), `${folder}/${path}`, docFrontmatterSchema);
  if (!('problems' in read)) return;
  throw new SiteError(
    read.problems.map(({ file, message }) => `${file}: ${message}`).join('\n'),
    read.problems.map(({ hint }) => hint).join('\n  → '),
  );
}
