import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { env } from '../config/env';

/** A store of generated texts. */
export interface BuildCache {
  /** Returns the text generated from an input; `undefined` on a cache miss. */
  get: (input: string) => string | undefined;
  set: (input: string, text: string) => void;
}

/** Next keeps this folder between builds. It has a subfolder for each version of the inputs. */
const cacheFolder = '.next/cache/made';

/** These files determine how a page is generated, except the pages themselves. */
const inputs = [
  'lib/**',
  'packages/*/{package.json,src/**}',
  'components/{mdx,screens}/**',
  'content/{data,openapi,asyncapi}/**',
  'source.config.ts',
  'package-lock.json',
];

let version: string | undefined;

/** Hashes the inputs, as a change to any of them invalidates the cache. */
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
 * @param name name of its folder
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
 * Creates a cache for parts of pages that works in development too, in memory. Create it in a module that imports what generates the texts:
 * when one of those imports changes, the development server evaluates that module anew, with an empty cache.
 * @param name name of its folder
 */
export function createPageCache(name: string): BuildCache {
  return process.env.NODE_ENV === 'development'
    ? new Map<string, string>()
    : createBuildCache(name, { isShared: true });
}

/** Returns a text from the cache, or computes and caches it. */
export async function getOrCompute(cache: BuildCache, input: string, compute: () => Promise<string>): Promise<string> {
  const cached = cache.get(input);
  if (cached !== undefined) return cached;
  const text = await compute();
  cache.set(input, text);
  return text;
}

/** Returns a value that JSON can hold from the cache, or computes and caches it. */
export function getOrComputeValue<Value>(cache: BuildCache, input: string, compute: () => Value): Value {
  const cached = cache.get(input);
  if (cached !== undefined) return JSON.parse(cached);
  const value = compute();
  cache.set(input, JSON.stringify(value));
  return value;
}

/** Removes the texts of other versions of the inputs. */
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
 * @param promises values that have been loaded, or are being loaded
 */
export function loadOnce<Key, Value>(
  promises: Map<Key, Promise<Value>>,
  key: Key,
  load: () => Promise<Value>,
): Promise<Value> {
  const value = promises.get(key) ?? load();
  promises.set(key, value);
  value.catch(() => promises.delete(key)); // The caller handles the error.
  return value;
}
