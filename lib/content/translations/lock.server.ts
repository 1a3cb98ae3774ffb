import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseJson } from '../../errors/parse';
import { createFileCache } from '../read-pages.server';
import { type TranslationLock, toLockText, translationLockSchema } from './lock';

/** Path of the lock from the top of the project. */
export const lockFile = 'content/translations.lock.json';

const hint =
  'Restore the file from the last commit, or resolve the conflict in it; then record what was reviewed: npm run check:translations -- --write <files>.';

const read = createFileCache((text) => parse(translationLockSchema, parseJson(text, lockFile, hint), lockFile, hint));

/**
 * What each translation was made from; empty if there is no lock yet.
 * @param top folder of the project
 * @throws SiteError if the file is not a valid lock
 */
export function readLock(top = '.'): TranslationLock {
  return read(path.join(top, lockFile)) ?? {};
}

/** Writes the lock in the same form, whatever the order of recording. */
export function writeLock(lock: TranslationLock, top = '.'): void {
  writeFileSync(path.join(top, lockFile), toLockText(lock));
}
