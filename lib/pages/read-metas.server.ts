import { posix } from 'node:path';
import { findJsonProblem } from '../errors/code-problems';
import { safeParse } from '../errors/parse';
import type { Problem } from '../errors/problem';
import { findNearest, toList } from '../text/nearest';
import { getJsonFieldLine, toFieldProblems, toLocation } from './field-problems';
import type { ContentFile } from './page-file';
import { readFiles } from './read-pages.server';
import { type SidebarMeta, sidebarMetaSchema } from './schemas/sidebar-meta';

/** A `meta.json`: the name of a folder in the sidebar, and the order of what is in it. */
export interface MetaFile extends ContentFile {
  data: SidebarMeta;
}

/**
 * Reads the `meta.json` files of the documentation and collects what is wrong with them.
 * @param pagePaths paths of the English pages below the folder
 */
export function readMetas(folder: string, pagePaths: readonly string[]): { metas: MetaFile[]; problems: Problem[] } {
  const metas: MetaFile[] = [];
  const problems: Problem[] = [];
  for (const file of readFiles(folder, ['**/meta.json', '**/meta.*.json'])) {
    const parsed = parseMeta(file, `${folder}/${file.path}`);
    if ('problems' in parsed) problems.push(...parsed.problems);
    else metas.push(parsed.meta);
  }
  return { metas, problems: [...problems, ...metas.flatMap((meta) => checkEntries(folder, meta, pagePaths))] };
}

function parseMeta(file: ContentFile, where: string): { meta: MetaFile } | { problems: Problem[] } {
  const { text } = file;
  const problem = findJsonProblem(text);
  if (problem) {
    const hint = 'Look for a missing quote or an extra comma.';
    return { problems: [{ file: `${where}:${problem.line}`, message: `Not valid JSON: ${problem.message}`, hint }] };
  }
  const data: unknown = JSON.parse(text);
  const result = safeParse(sidebarMetaSchema, data);
  if (result.success) return { meta: { ...file, data: result.data } };
  const source = { file: where, getLine: (field: string) => getJsonFieldLine(text, field) };
  return { problems: toFieldProblems(source, result.error, data, sidebarMetaSchema) };
}

/** Finds entries of `pages` that name neither a page nor a folder, and links without a target. */
function checkEntries(folder: string, { path, text, data }: MetaFile, pagePaths: readonly string[]): Problem[] {
  const directory = path.slice(0, path.lastIndexOf('/') + 1);
  const siblings = getSiblings(directory, pagePaths);
  const isPage = (name: string) => pagePaths.includes(`${posix.join(directory, name)}.mdx`);
  const toFile = (entry: string) => toLocation(`${folder}/${path}`, text, JSON.stringify(entry));
  return (data.pages ?? []).flatMap((entry) => findEntryProblem(toFile(entry), entry, siblings, isPage) ?? []);
}

/** Names of the pages and folders that lie directly in `directory`. */
function getSiblings(directory: string, pagePaths: readonly string[]): string[] {
  const names = pagePaths
    .filter((path) => path.startsWith(directory))
    .map((path) => path.slice(directory.length).split('/')[0] as string)
    .map((name) => name.replace(/\.mdx$/, ''));
  return [...new Set(names)];
}

const separator = /^---.*---$/;
const link = /^(?:external:)?\[(?<text>.*)\]\((?<href>.*)\)$/;

function findEntryProblem(
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
