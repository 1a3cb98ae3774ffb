import { statSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** Everything that the built site is made from. */
const sources = [
  '{app,components,content,lib,public}/**/*',
  '{next.config.mjs,postcss.config.mjs,source.config.ts,tailwind.config.ts,package.json,.env*}',
];

/**
 * Finds a source that is newer than the built site.
 * @returns its path, `out/` where nothing is built yet, or `undefined` where the site is up to date
 */
export function findNewerSource(builtFile = 'out/_redirects'): string | undefined {
  const built = statSync(builtFile, { throwIfNoEntry: false });
  if (!built) return 'out/';
  return globSync(sources, { dot: true }).find((file) => statSync(file).mtimeMs > built.mtimeMs);
}
