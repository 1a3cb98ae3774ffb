import { getTextLocale, toSourceFile } from '../i18n/file-locale';
import type { Locale } from '../i18n/locales';
import { findSectionChanges, type SectionChange } from './changes';
import { readLock } from './lock.server';
import { readPage } from './read-page.server';

/** Relation of a translated text to the one in the default language. */
export type TranslationStatus =
  | { kind: 'current' }
  | { kind: 'untranslated'; textLocale: Locale }
  | { kind: 'stale'; changes: SectionChange[] };

const current: TranslationStatus = { kind: 'current' };

/**
 * Finds out whether a page is translated, and whether its translation has fallen behind.
 * A translation that is not in the lock counts as current; `npm run check:translations` reports it.
 * @param file path of the page's file from the top of the project: `content/docs/intro.id.mdx`
 * @param locale the language of the reader
 * @param top folder of the project
 * @throws SiteError for a lock or a page that does not parse
 */
export function getTranslationStatus(file: string, locale: Locale, top = '.'): TranslationStatus {
  const textLocale = getTextLocale(file, locale);
  if (textLocale !== locale) return { kind: 'untranslated', textLocale };
  const sourceFile = toSourceFile(file);
  const entry = sourceFile === file ? undefined : readLock(top)[file];
  const source = entry && readPage(sourceFile, top);
  if (!source) return current;
  const changes = findSectionChanges(entry, source.sections, () => readPage(file, top)?.sections ?? []);
  return changes.length > 0 ? { kind: 'stale', changes } : current;
}
