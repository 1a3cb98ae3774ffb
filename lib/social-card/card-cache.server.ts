import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomic } from '../build/write-file-atomic.server';
import { toShortHash } from '../text/short-hash.server';

/** Drawn cards by what determines them. */
interface CardCache {
  /** The card made from an input; `undefined` on a cache miss. */
  get: (input: string) => Buffer | undefined;
  set: (input: string, png: Buffer) => void;
}

/** In Next's cache folder, which is kept between builds. Not in the build cache, because most changes of the code change no card. */
const cacheFolder = '.next/cache/social-cards';

/** Days for which a card is kept after the last build that used it. */
const maxAge = 30;

/** Keeps cards for later builds. Only builds use it; in development and in tests, every card is drawn anew. */
export function createCardCache(isBuild = process.env.NODE_ENV === 'production'): CardCache {
  if (!isBuild) return { get: () => undefined, set: () => {} };
  const toFile = (input: string) => path.join(cacheFolder, `${toShortHash(input)}.png`);
  return {
    get(input) {
      const file = toFile(input);
      if (!existsSync(file)) return undefined;
      utimesSync(file, new Date(), new Date()); // For `pruneCardCache`.
      return readFileSync(file);
    },
    set: (input, png) => writeFileAtomic(toFile(input), png),
  };
}

/** Removes the cards that no build has used for long. */
export function pruneCardCache(): void {
  if (!existsSync(cacheFolder)) return;
  const oldest = Date.now() - maxAge * 24 * 60 * 60 * 1000;
  const files = readdirSync(cacheFolder).map((file) => path.join(cacheFolder, file));
  for (const file of files) if (statSync(file).mtimeMs < oldest) rmSync(file);
}
