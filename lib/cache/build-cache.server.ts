import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { env } from '../config/env';

/** Generated texts by their input. */
export interface BuildCache {
  /** The text generated from an input; `undefined` on a cache miss. */
  get: (input: string) => string | undefined;
  set: (input: string, text: string) => void;
}

/** In the folder that Next keeps between builds, with a subfolder for each version of the inputs. */
const cacheFolder = '.next/cache/made';

/** Everything that determines how a page is made, except the pages themselves. */
const inputs = [
  'lib/**',
  'components/{mdx,screens}/**',
  'content/{data,openapi,asyncapi}/**',
  'source.config.ts',
  'package-lock.json',
];

let version: string | undefined;

/** A hash of the inputs: a change to any of them invalidates the cache. */
function getVersion(): string {
  version ??= toHash(
    globSync(inputs)
      .sort()
      .map((file) => file + readFileSync(file, 'utf8')),
  );
  return version;
}

function toHash(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:${text}`);
  return hash.digest('hex').slice(0, 32);
}

interface BuildCacheOptions {
  isBuild?: boolean;
  /** True if the result depends on the input alone, so that builds with other settings share it. */
  isShared?: boolean;
}

/**
 * Caches texts that are expensive to generate, for the other processes of a build and for later builds.
 * Only builds use it; in development and in tests, everything is generated anew.
 * @param name of its folder
 */
export function createBuildCache(name: string, options: BuildCacheOptions = {}): BuildCache {
  const { isBuild = process.env.NODE_ENV === 'production', isShared = false } = options;
  if (!isBuild) return { get: () => undefined, set: () => {} };
  const settings = isShared ? '' : JSON.stringify(env);
  const toFile = (input: string) => path.join(cacheFolder, getVersion(), name, toHash([settings, input]));
  return {
    get(input) {
      const file = toFile(input);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    },
    set: (input, text) => writeFileAtomic(toFile(input), text),
  };
}

/**
 * A build cache, shared by sites, for parts of pages that also works in development, where it caches texts in memory. Create it in a module that imports
 * what generates the texts: when one of those imports changes, the development server evaluates that module anew, with an empty cache.
 * @param name of its folder
 */
export function createPageCache(name: string): BuildCache {
  return process.env.NODE_ENV === 'development'
    ? new Map<string, string>()
    : createBuildCache(name, { isShared: true });
}

/** A text from the cache, or a newly made one, which it caches. */
export async function getOrCompute(cache: BuildCache, input: string, make: () => Promise<string>): Promise<string> {
  const cached = cache.get(input);
  if (cached !== undefined) return cached;
  const text = await make();
  cache.set(input, text);
  return text;
}

/** A JSON-serializable value from the cache, or a newly made one, which it caches. */
export function getOrComputeValue<Value>(cache: BuildCache, input: string, make: () => Value): Value {
  const cached = cache.get(input);
  if (cached !== undefined) return JSON.parse(cached);
  const value = make();
  cache.set(input, JSON.stringify(value));
  return value;
}

/** Removes what other versions of the inputs have cached. */
export function pruneBuildCache(): void {
  if (!existsSync(cacheFolder)) return;
  const old = readdirSync(cacheFolder).filter((folder) => folder !== getVersion());
  for (const folder of old) rmSync(path.join(cacheFolder, folder), { recursive: true });
}

/** Writes a file atomically: several processes build at once, and none may read half of it. */
export function writeFileAtomic(file: string, content: string | Buffer): void {
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/**
 * Loads a value once per key, and again after a failure: in `npm run dev`, whoever reads its message repairs the file and goes on.
 * @param known what has been loaded, or is being loaded
 */
export function loadOnce<Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  load: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? load();
  known.set(key, value);
  value.catch(() => known.delete(key)); // The caller handles the error.
  return value;
}
