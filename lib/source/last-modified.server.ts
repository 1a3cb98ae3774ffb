import { readContentLog } from './git.server';

let dates: Map<string, Date> | undefined;

/**
 * Date of the last commit of a file. The history is read once for all files.
 * @param file path from the top of the project
 * @returns `undefined` for a file without a commit, and for every file where the history is shallow or absent
 */
export function getLastModified(file: string): Date | undefined {
  dates ??= parseLog(readContentLog(['--name-only']).log);
  return dates.get(file);
}

/** Reads `git log --format=%x00%cI --name-only`, newest commit first: the first mention of a file is its last change. */
export function parseLog(log: string): Map<string, Date> {
  const found = new Map<string, Date>();
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) {
      if (!found.has(file)) found.set(file, new Date(date));
    }
  }
  return found;
}
