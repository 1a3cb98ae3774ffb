import type { Fault } from '../errors/fault';
import { toPageUrl } from '../source/page-url';
import { getFileLocale } from '../source/text-locale';

/** The dots of a name are those of the language and of the extension, which `checkTranslatedFiles` checks. */
const name = /^(?:(?:[\w-]+|\([\w-]+\))\/)*[\w.-]+\.mdx$/;

/**
 * Finds a file whose name cannot be that of a page.
 * @param path of the file below the folder of its kind of page
 * @param where the file, as faults name it
 */
export function checkFileName(path: string, where: string): Fault | undefined {
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
export function createAddressCheck(folder: string): (path: string) => Fault | undefined {
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
