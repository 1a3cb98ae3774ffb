import { execFileSync } from 'node:child_process';
import { toErrorMessage } from '../errors/site-error';

/** The history of the content. */
interface ContentLog {
  /** Empty if it is not available. */
  log: string;
  /** The reason for which it is not available. */
  reason?: string;
}

/**
 * Runs a git command.
 * @throws Error if it fails, if git is not installed, or if the output is too large
 */
function runGit(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: 'pipe',
    env: { ...process.env, LC_ALL: 'C' }, // Error messages in English, like the site's own.
  });
}

/** Returns the reason for which a git command failed: the first line that git printed about it, else what kept it from running. */
function toGitReason(error: unknown): string {
  const printed = String((error as { stderr?: unknown }).stderr ?? '').trim();
  return printed.split('\n')[0] || toErrorMessage(error);
}

/**
 * The history of the content, newest commit first: a NUL byte and the time of each commit, then what `options` ask for.
 * A shallow history counts as not available, as its oldest commit seems to have changed every file.
 */
export function readContentLog(options: readonly string[], folder = 'content'): ContentLog {
  try {
    if (runGit('rev-parse', '--is-shallow-repository').trim() !== 'false') {
      return { log: '', reason: 'the git history is shallow' };
    }
    return { log: runGit('log', '--format=%x00%cI', '--relative', ...options, '--', folder) };
  } catch (error) {
    return { log: '', reason: toGitReason(error) };
  }
}

/** The last commit that changed the content; an empty text where there is none, or no history. */
export function findContentCommit(folder = 'content'): string {
  try {
    return runGit('log', '-1', '--format=%H', '--', folder).trim();
  } catch {
    return '';
  }
}

let dates: Map<string, Date> | undefined;

/**
 * Date of the last commit of a file. The history is read once for all files.
 * @param file path from the top of the project
 * @returns `undefined` for a file without a commit, and for every file where the history is shallow or absent
 */
export function findLastModified(file: string): Date | undefined {
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
