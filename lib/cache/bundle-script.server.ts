import { type BuildOptions, build, buildSync, type OutputFile } from 'esbuild';

const options = { bundle: true, minify: true, write: false, format: 'iife', target: 'es2022' } satisfies BuildOptions;

/**
 * Bundles the code of a worker, with all that it imports, into one script.
 * @param entry path of its entry file from the project root
 * @throws Error when it does not compile
 */
export async function bundleScript(entry: string): Promise<string> {
  return joinFiles((await build({ ...options, entryPoints: [entry] })).outputFiles);
}

const bundledScripts = new Map<string, string>();

/**
 * Bundles a `.script.ts` into the one line that pages inline: once per process, but for each page in development, where the file may have
 * changed.
 * @param entry path of the file from the project root
 * @throws Error when it does not compile
 */
export function bundleInlineScript(entry: string): string {
  const script =
    bundledScripts.get(entry) ?? joinFiles(buildSync({ ...options, entryPoints: [entry] }).outputFiles).trim();
  if (process.env.NODE_ENV !== 'development') bundledScripts.set(entry, script);
  return script;
}

function joinFiles(files: readonly OutputFile[]): string {
  return files.map(({ text }) => text).join('');
}
