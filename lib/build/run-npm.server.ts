import { spawnSync } from 'node:child_process';
import { SiteError } from '../errors/site-error';

/**
 * Runs npm, or the package manager that runs this script, and waits until it ends.
 * @returns its exit code; `null` if a signal ended it
 * @throws SiteError if it cannot be started
 */
export function runNpm(args: string[]): number | null {
  const { npm_execpath: manager = '' } = process.env;
  const isScript = /\.[cm]?js$/.test(manager);
  // On Windows, npm is a batch file, which only a shell can run.
  const { status, error } = isScript
    ? spawnSync(process.execPath, [manager, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (!error) return status;
  throw new SiteError(
    `\`npm ${args.join(' ')}\` cannot be started: ${error.message}.`,
    'Install Node with npm, then try again.',
    { cause: error },
  );
}
