import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { wrapModules } from './wrap-modules';

/** Makes Chrome also compile the functions within modules while a file streams in: https://v8.dev/blog/explicit-compile-hints. */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Prepares the scripts of the built site for compilation while they stream in.
 * @param out folder of the built site
 * @throws Error naming a file that is not a script
 */
export function wrapScripts(out: string): void {
  for (const file of globSync(['_next/static/chunks/*.js'], { cwd: out })) {
    const fullPath = path.join(out, file);
    try {
      writeFileSync(fullPath, compileHint + wrapModules(readFileSync(fullPath, 'utf8')));
    } catch (error) {
      throw new Error(`${file} cannot be parsed as a script.`, { cause: error });
    }
  }
}
