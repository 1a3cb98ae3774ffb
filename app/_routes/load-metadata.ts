import type { Metadata } from 'next';
import { loadPageLocales, loadSitePage } from '@/lib/content/catalogue.server';
import type { Locale } from '@/lib/i18n/locales';
import { buildMetadata } from './metadata';

/** Loads the metadata of a page by its path in the default language. */
export async function loadMetadata(path: string, locale: Locale): Promise<Metadata> {
  return buildMetadata(await loadSitePage(path, locale), await loadPageLocales(path));
}
