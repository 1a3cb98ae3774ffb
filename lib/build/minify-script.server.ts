import { transformSync } from 'esbuild';

const known = new Map<string, string>();

/**
 * A script that is written into pages as text, in few characters: the build leaves the code that draws pages as it is,
 * and these functions with it. The same few stand in every page, so each is made short once.
 * @throws Error when it does not compile
 */
export function minifyScript(script: string): string {
  const short = known.get(script) ?? transformSync(script, { minify: true, target: 'es2022' }).code.trim();
  known.set(script, short);
  return short;
}
