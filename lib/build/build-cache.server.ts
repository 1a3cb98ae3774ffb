import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { env } from '../config/env';
import { writeWhole } from './write-whole.server';

/** Texts by what they are made from. */
export interface BuildCache {
  /** What was made from this; `undefined` where it has to be made. */
  get: (input: string) => string | undefined;
  set: (input: string, text: string) => void;
}

/** Beside what Next keeps from build to build: a folder for each version of the makers. */
const cacheFolder = '.next/cache/made';

/** Everything that says how a page is made, but for the pages. */
const makers = ['lib/**', 'content/{data,openapi,asyncapi}/**', 'source.config.ts', 'package-lock.json'];

let version: string | undefined;

/** Changes with any of the makers, so that nothing is kept that would be made otherwise today. */
function getVersion(): string {
  version ??= toHash(
    globSync(makers)
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

/**
 * Keeps texts that take long to make, for the other processes of a build and for later builds.
 * Only builds use it: where somebody writes, or tests, all is made anew.
 * @param name of its folder
 */
export function createBuildCache(name: string, isBuild = process.env.NODE_ENV === 'production'): BuildCache {
  if (!isBuild) return { get: () => undefined, set: () => {} };
  const toFile = (input: string) => path.join(cacheFolder, getVersion(), name, toHash([JSON.stringify(env), input]));
  return {
    get(input) {
      const file = toFile(input);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    },
    set: (input, text) => writeWhole(toFile(input), text),
  };
}

/**
 * A build cache for what a page is made of, which also serves while somebody writes: there it keeps texts in memory. Create it in a
 * module that imports what makes the texts: the development server evaluates that module anew, and drops what it kept, when one of
 * these changes.
 * @param name of its folder
 */
export function createPageCache(name: string): BuildCache {
  return process.env.NODE_ENV === 'development' ? new Map<string, string>() : createBuildCache(name);
}

/** A text from the cache, where it was made before. */
export async function makeOnce(cache: BuildCache, input: string, make: () => Promise<string>): Promise<string> {
  const kept = cache.get(input);
  if (kept !== undefined) return kept;
  const text = await make();
  cache.set(input, text);
  return text;
}

/** A value that JSON can hold from the cache, where it was made before. */
export function makeValueOnce<Value>(cache: BuildCache, input: string, make: () => Value): Value {
  const kept = cache.get(input);
  if (kept !== undefined) return JSON.parse(kept);
  const value = make();
  cache.set(input, JSON.stringify(value));
  return value;
}

/** Removes what other versions of the makers have made. */
export function pruneBuildCache(): void {
  if (!existsSync(cacheFolder)) return;
  const old = readdirSync(cacheFolder).filter((folder) => folder !== getVersion());
  for (const folder of old) rmSync(path.join(cacheFolder, folder), { recursive: true });
}
