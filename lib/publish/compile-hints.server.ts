import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { SiteError } from '../errors/site-error';
import { scriptFiles } from '../formats/next-output';

/** Makes Chrome compile all functions of a file while it streams in: https://v8.dev/blog/explicit-compile-hints. */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Puts a compile hint above the scripts of the built site.
 * @param out folder of the built site
 * @throws SiteError if there are no scripts
 */
export function addCompileHints(out: string): void {
  const files = globSync([scriptFiles], { cwd: out });
  if (files.length === 0) {
    throw new SiteError(
      `${out}/${scriptFiles} matches no scripts.`,
      'See where this version of Next writes them, and change lib/formats/next-output.ts.',
    );
  }
  for (const file of files) {
    const fullPath = path.join(out, file);
    writeFileSync(fullPath, compileHint + readFileSync(fullPath, 'utf8'));
  }
}
