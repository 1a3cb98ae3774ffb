import { build } from 'esbuild';

/**
 * The code of the search worker as one script. Next's bundler splits a worker into parts that are loaded one after the
 * other, and a phone would wait for each.
 * @throws Error when it does not compile
 */
export async function buildEngine(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['lib/search/orama/search.worker.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text).join('');
}
