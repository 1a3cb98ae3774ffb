import { z } from 'zod';
import type { HashedSection } from './sections';

/** The hashes of an English text's sections, by anchor, as they were when a translation was made from them. */
const lockRowSchema = z.record(z.string(), z.string().regex(/^[0-9a-f]{12}$/, 'must be 12 hexadecimal digits'));

/** What each translation was made from, by the path of the translation's file: `content/docs/intro.id.mdx`. */
export const translationLockSchema = z.record(z.string(), lockRowSchema);

export type LockRow = z.output<typeof lockRowSchema>;
export type TranslationLock = z.output<typeof translationLockSchema>;

/** The row of a translation that is up to date with `sections`. */
export function buildLockRow(sections: readonly HashedSection[]): LockRow {
  return Object.fromEntries(sections.map(({ anchor, hash }) => [anchor, hash]));
}

/** The text of the lock file: rows sorted by path, sections in the order of the page. */
export function toLockText(lock: TranslationLock): string {
  const rows = Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`;
}
