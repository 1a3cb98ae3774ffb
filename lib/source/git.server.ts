import { execFileSync } from 'node:child_process';

/**
 * What a command of git prints.
 * @returns `undefined` where there is no git, or no repository
 */
function runGit(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/**
 * The history of the content, newest commit first: a NUL byte and the time of each commit, then what `options` ask for.
 * @returns `undefined` where the history is shallow or absent: what is not known is not guessed
 */
export function readContentLog(options: readonly string[], folder = 'content'): string | undefined {
  if (runGit('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return undefined;
  return runGit('log', '--format=%x00%cI', '--relative', ...options, '--', folder);
}
