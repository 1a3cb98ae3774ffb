import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** Everything that the built site is made from. */
const sources = [
  '{app,components,content,lib,public,scripts}/**/*',
  '{instrumentation-client.ts,next.config.mjs,postcss.config.mjs,source.config.ts,tailwind.config.ts}',
  '{package.json,package-lock.json,.env*}',
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

/** Says by its date when a build began. Next leaves this folder alone. */
const beginFile = '.next/cache/build-began';

/** Notes that a build begins: what is saved from now on may not be in it. */
export function noteBuildBegin(): void {
  mkdirSync(path.dirname(beginFile), { recursive: true });
  writeFileSync(beginFile, '');
}

/** When the last build began; now, where nobody has noted it. */
export function getBuildBegin(): Date {
  return statSync(beginFile, { throwIfNoEntry: false })?.mtime ?? new Date();
}

/**
 * Notes what something was made from, for a later start to compare.
 * @param since when the making began: sources that were saved later count as newer
 */
export function writeStamp(stampFile: string, since: Date): void {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, getStamp(listSources()));
  utimesSync(stampFile, since, since);
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
