import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { wrapModules } from './wrap-modules';

/** Chrome then compiles what lies within the modules while a file arrives, too: https://v8.dev/blog/explicit-compile-hints. */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes the scripts of the built site ready to be compiled while they arrive.
 * @param out folder of the built site
 * @throws Error naming a file that is no script
 */
export function wrapScripts(out: string): void {
  for (const file of globSync(['_next/static/chunks/*.js'], { cwd: out })) {
    const fullPath = path.join(out, file);
    try {
      writeFileSync(fullPath, compileHint + wrapModules(readFileSync(fullPath, 'utf8')));
    } catch (error) {
      throw new Error(`${file} cannot be read as a script.`, { cause: error });
    }
  }
}
