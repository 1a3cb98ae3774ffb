import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parse, parseJson } from '../errors/parse';
import { createFileCache } from '../pages/read-pages.server';
import type { HashedSection } from './sections';

/** The hashes of an English text's sections, by anchor, as they were when a translation was made from them. */
const lockEntrySchema = z.record(z.string(), z.string().regex(/^[0-9a-f]{12}$/, 'must be 12 hexadecimal digits'));

/** Hashes of the source of each translation, by the path of the translation's file: `content/docs/intro.id.mdx`. */
const translationLockSchema = z.record(z.string(), lockEntrySchema);

export type LockEntry = z.output<typeof lockEntrySchema>;
export type TranslationLock = z.output<typeof translationLockSchema>;

/** Builds the entry of a translation that is up to date with `sections`. */
export function buildLockEntry(sections: readonly HashedSection[]): LockEntry {
  return Object.fromEntries(sections.map(({ anchor, hash }) => [anchor, hash]));
}

/** Writes the lock as text: entries sorted by path, sections in the order of the page. */
function toLockText(lock: TranslationLock): string {
  const entries = Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** Path of the lock from the top of the project. */
export const lockFile = 'content/translations.lock.json';

const hint =
  'Restore the file from the last commit, or resolve the conflict in it; then record what was reviewed: npm run check:translations -- --write <files>.';

const read = createFileCache((text) => parse(translationLockSchema, parseJson(text, lockFile, hint), lockFile, hint));

/**
 * Reads the hashes of the source of each translation; empty if there is no lock yet.
 * @param top folder of the project
 * @throws SiteError if the file is not a valid lock
 */
export function readLock(top = '.'): TranslationLock {
  return read(path.join(top, lockFile)) ?? {};
}

/** Writes the lock to its file. */
export function writeLock(lock: TranslationLock, top = '.'): void {
  writeFileSync(path.join(top, lockFile), toLockText(lock));
}
