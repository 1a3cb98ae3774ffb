import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { SiteError } from '../errors/site-error';
import { findContentCommit } from '../pages/history.server';

/** The built site is made from these files. */
const sources = [
  '{app,components,content,lib,public,scripts}/**/*',
  'packages/*/{package.json,src/**/*}',
  '{instrumentation-client.ts,next.config.mjs,postcss.config.mjs,source.config.ts,tailwind.config.ts}',
  '{package.json,package-lock.json,tsconfig.json,.env*}',
];

const defaultFolder = 'out';

/** Hashes what a build depends on besides the content of files: the site's variables, the list of sources, and the history of the content. */
function getStamp(files: readonly string[]): string {
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  return createHash('sha256')
    .update(JSON.stringify({ variables: variables.sort(), files, commit: findContentCommit() }))
    .digest('hex');
}

const listSources = () => globSync(sources, { dot: true }).sort();

/** Holds the stamp of the running build, in a folder that Next leaves alone. */
const startFile = '.next/cache/build-began';

/** Records the sources that a build begins with: a file that is saved, added or removed from now on may not be in it. */
export function recordBuildStart(file = startFile): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, getStamp(listSources()));
}

/**
 * Records that a result belongs to the sources that the build began with, for `findStaleReason`. Does nothing without a record of
 * `recordBuildStart`; the result is stale then.
 */
export function writeStamp(stampFile: string, start = startFile): void {
  const started = statSync(start, { throwIfNoEntry: false });
  if (!started) return;
  mkdirSync(path.dirname(stampFile), { recursive: true });
  copyFileSync(start, stampFile);
  utimesSync(stampFile, started.mtime, started.mtime);
}

/**
 * Finds the reason to build the site again.
 * @returns the reason, or `undefined` if the build is up to date
 */
export function findStaleReason(stampFile = `${defaultFolder}/.stamp`): string | undefined {
  const built = statSync(stampFile, { throwIfNoEntry: false });
  if (!built) return 'nothing is built yet';
  const files = listSources();
  const newer = files.find((file) => statSync(file).mtimeMs > built.mtimeMs);
  if (newer) return `${newer} is newer than the last build`;
  return readFileSync(stampFile, 'utf8') === getStamp(files)
    ? undefined
    : 'environment variables, the content history or the list of sources changed since the last build';
}

/**
 * Returns the folder of the built site, however old, for scripts that serve or measure it as it is.
 * @param command the command that builds it
 * @throws SiteError where nothing is built
 */
export function getBuiltFolder(folder = defaultFolder, command = 'npm run build'): string {
  if (existsSync(`${folder}/.stamp`)) return folder;
  throw new SiteError(`No built site found in ${folder}/.`, `Run: ${command}`);
}
