import path from 'node:path';
import { findTranslationFaults, type TranslationFaults } from './find-translation-faults';
import { readTranslations } from './read-translations.server';
import { recordTranslations } from './record-translations';
import { lockFile, readLock, writeLock } from './translation-lock.server';

/**
 * Checks every translation below `top`, the folder of the project.
 * @throws SiteError for a lock or a page that does not parse
 */
export async function checkTranslations(top = '.'): Promise<{ faults: TranslationFaults; count: number }> {
  const translations = await readTranslations(top);
  const count = translations.filter(({ isWritten }) => isWritten).length;
  return { faults: findTranslationFaults(translations, readLock(top), lockFile), count };
}

/**
 * Records in the lock what translations were made from.
 * @param files the reviewed translations, relative to the working directory; if empty, all of them
 * @returns the files whose row was written and the ones whose row was removed
 * @throws SiteError for a file that is no translation, or that does not parse; nothing is written then
 */
export async function updateTranslationLock(files: readonly string[], top = '.') {
  const named = files.map((file) => path.relative(top, file).replaceAll(path.sep, '/'));
  const { lock, recorded, removed } = recordTranslations(await readTranslations(top), readLock(top), named);
  writeLock(lock, top);
  return { recorded, removed };
}
