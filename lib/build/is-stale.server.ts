import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** Everything that the built site is made from. */
const sources = [
  '{app,components,content,lib,public}/**/*',
  '{instrumentation-client.ts,next.config.mjs,postcss.config.mjs,source.config.ts,tailwind.config.ts,package.json,.env*}',
];

const defaultStampFile = 'out/.stamp';

/** What a build depends on besides its sources: the site's variables, and which sources there are. */
function getStamp(files: readonly string[]): string {
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  return createHash('sha256')
    .update(JSON.stringify({ variables: variables.sort(), files }))
    .digest('hex');
}

const listSources = () => globSync(sources, { dot: true }).sort();

/** Notes what the site was built from, for a later start to compare. */
export function writeStamp(stampFile = defaultStampFile): void {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, getStamp(listSources()));
}

/**
 * Finds out why the site has to be built again.
 * @returns the reason, or `undefined` where what is built is up to date
 */
export function findStaleReason(stampFile = defaultStampFile): string | undefined {
  const built = statSync(stampFile, { throwIfNoEntry: false });
  if (!built) return 'nothing is built yet';
  const files = listSources();
  const newer = files.find((file) => statSync(file).mtimeMs > built.mtimeMs);
  if (newer) return `${newer} is newer than the last build`;
  return readFileSync(stampFile, 'utf8') === getStamp(files)
    ? undefined
    : 'variables or the list of sources have changed';
}
