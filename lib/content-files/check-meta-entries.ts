import type { Fault } from '../errors/fault';
import { findNearest, toList } from '../text/nearest';
import { toLocation } from './to-location';

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
 * @param folder the documentation's folder, as faults name it
 * @param pagePaths paths of the English pages below that folder
 */
export function checkMetaEntries(folder: string, metas: readonly MetaFile[], pagePaths: readonly string[]): Fault[] {
  return metas.flatMap(({ path, text, pages = [] }) => {
    const directory = path.slice(0, path.lastIndexOf('/') + 1);
    const siblings = getSiblings(directory, pagePaths);
    const toFile = (entry: string) => toLocation(`${folder}/${path}`, text, JSON.stringify(entry));
    return pages.flatMap((entry) => toFault(toFile(entry), entry, siblings) ?? []);
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

function toFault(file: string, entry: string, siblings: string[]): Fault | undefined {
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
  if (siblings.includes(name)) return undefined;
  return {
    file,
    message: `"pages" names "${entry}", but there is no such page or folder.`,
    hint: `Nearest: ${toList(findNearest(name, siblings))}. This folder contains: ${toList(siblings)}.`,
  };
}
