import { execFileSync } from 'node:child_process';
import { toReason } from '../errors/to-reason';

/** The history of the content. */
interface ContentLog {
  /** Empty where it is not known. */
  log: string;
  /** Why it is not known. */
  reason?: string;
}

/**
 * Runs a command of git.
 * @throws Error where it fails, there is no git, or it prints too much
 */
function runGit(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: 'pipe',
    env: { ...process.env, LC_ALL: 'C' }, // It says what is wrong in the language of the site's other messages.
  });
}

/** Why a command of git has failed: the first line that git says about it, else what kept it from running. */
function toGitReason(error: unknown): string {
  const said = String((error as { stderr?: unknown }).stderr ?? '').trim();
  return said.split('\n')[0] || toReason(error);
}

/**
 * The history of the content, newest commit first: a NUL byte and the time of each commit, then what `options` ask for.
 * Of a shallow history nothing is told: what is not known is not guessed.
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
export function getContentCommit(folder = 'content'): string {
  try {
    return runGit('log', '-1', '--format=%H', '--', folder).trim();
  } catch {
    return '';
  }
}
