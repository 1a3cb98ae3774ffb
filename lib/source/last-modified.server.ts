import { execFileSync } from 'node:child_process';

let dates: Map<string, Date> | undefined;

/**
 * Day of the last commit of a file, from one reading of the history.
 * @param file path from the top of the project
 * @returns `undefined` for a file without a commit, and for every file where the history is shallow or absent
 */
export function getLastModified(file: string): Date | undefined {
  dates ??= readDates();
  return dates.get(file);
}

function readDates(): Map<string, Date> {
  if (git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return new Map();
  return parseLog(git('log', '--format=%x00%cI', '--name-only', '--relative', '--', 'content') ?? '');
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

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined; // No git, or no repository: pages then show no date.
  }
}
