import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What a site is not made from. Without a lockfile of its own, the bundler takes the copy for a part of the project. */
const left = /^(?:tests|docs|bench|deploy|\.\w+)\/|^package-lock\.json$/;

/**
 * Copies what a site is made from, for a test to change.
 * @param folder inside the project, so that its packages are found; `.gitignore` lists it
 */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { encoding: 'utf8' }).trim().split('\n');
  // Files whose removal is not committed yet are still in the list.
  for (const file of files.filter((name) => !left.test(name) && existsSync(name)))
    cpSync(file, path.join(folder, file));
}
