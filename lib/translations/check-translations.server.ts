import { existsSync } from 'node:fs';
import path from 'node:path';
import { isPartial, prefixedLocales } from '../i18n/locales';
import { readFiles } from '../source/read-files.server';
import { findTranslationFaults, type TranslationFaults, toMissing } from './find-translation-faults';
import { readTranslations } from './read-translations.server';
import { recordTranslations } from './record-translations';
import type { Translation } from './translation';
import { lockFile, readLock, writeLock } from './translation-lock.server';

/** A file that would hold a translation, and does not exist. */
type AbsentTranslation = Pick<Translation, 'file' | 'locale' | 'sourceFile'>;

/**
 * Checks every translation below `top`, the folder of the project.
 * @returns what is wrong, how many there are, and the files that partial languages do not have yet
 * @throws SiteError for a lock or a page that does not parse
 */
export async function checkTranslations(
  top = '.',
): Promise<{ faults: TranslationFaults; count: number; untranslated: string[] }> {
  const translations = await readTranslations(top);
  const count = translations.filter(({ isWritten }) => isWritten).length;
  const absent = [...translations.filter(({ isWritten }) => !isWritten), ...listAbsentMetas(top)];
  const faults = findTranslationFaults(translations, readLock(top), lockFile);
  faults.missing.push(...absent.filter(({ locale }) => !isPartial(locale)).map(toMissing));
  return { faults, count, untranslated: absent.filter(({ locale }) => isPartial(locale)).map(({ file }) => file) };
}

/** Names of sidebar categories that a language does not have. */
function listAbsentMetas(top: string): AbsentTranslation[] {
  const metas = readFiles(top, ['content/docs/**/meta.json']).filter(({ text }) => 'title' in JSON.parse(text));
  return metas.flatMap(({ path: sourceFile }) =>
    prefixedLocales
      .map((locale) => ({ locale, sourceFile, file: sourceFile.replace(/json$/, `${locale.code}.json`) }))
      .filter(({ file }) => !existsSync(path.join(top, file))),
  );
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
