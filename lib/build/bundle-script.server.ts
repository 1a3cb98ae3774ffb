import { build } from 'esbuild';

/**
 * What runs in a worker as one script, with all that it imports.
 * @param entry path of its first file from the top of the project
 * @param constants values that the build writes into it, by the names that stand for them there
 * @throws Error when it does not compile
 */
export async function bundleScript(entry: string, constants: Record<string, unknown> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return outputFiles.map(({ text }) => text).join('');
}
