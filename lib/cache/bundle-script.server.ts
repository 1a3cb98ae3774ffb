import { build, transformSync } from 'esbuild';

/**
 * Bundles the code of a worker, with all that it imports, into one script.
 * @param entry path of its entry file from the project root
 * @throws Error when it does not compile
 */
export async function bundleScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text).join('');
}

const known = new Map<string, string>();

/**
 * Minifies a script that is inlined into pages as text: the build does not minify the code that renders pages, nor these functions
 * in it. Every page has the same few scripts, so each is minified once.
 * @throws Error when it does not compile
 */
export function minifyScript(script: string): string {
  const short = known.get(script) ?? transformSync(script, { minify: true, target: 'es2022' }).code.trim();
  known.set(script, short);
  return short;
}
