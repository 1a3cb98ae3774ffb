import { type BuildOptions, build, buildSync, type OutputFile } from 'esbuild';

const options = { bundle: true, minify: true, write: false, format: 'iife', target: 'es2022' } satisfies BuildOptions;

/**
 * Bundles the code of a worker, with all that it imports, into one script.
 * @param entry path of its entry file from the project root
 * @throws Error when it does not compile
 */
export async function bundleScript(entry: string): Promise<string> {
  return join((await build({ ...options, entryPoints: [entry] })).outputFiles);
}

const known = new Map<string, string>();

/**
 * Bundles a `.script.ts` into the one line that pages inline. It is made once per process, but anew for each page in development, where
 * the file may have changed.
 * @param entry path of the file from the project root
 * @throws Error when it does not compile
 */
export function bundleInlineScript(entry: string): string {
  const script = known.get(entry) ?? join(buildSync({ ...options, entryPoints: [entry] }).outputFiles).trim();
  if (process.env.NODE_ENV !== 'development') known.set(entry, script);
  return script;
}

function join(files: readonly OutputFile[]): string {
  return files.map(({ text }) => text).join('');
}
