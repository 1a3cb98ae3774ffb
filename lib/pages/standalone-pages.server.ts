import { pages as collection } from 'collections/server';
import { loader } from 'fumadocs-core/source';
import { toFumadocsSource } from 'fumadocs-mdx/runtime/server';
import type { Locale } from '../i18n/locales';
import { i18n, isPublished } from './docs-loader';

const pages = loader({
  source: toFumadocsSource(collection.filter(isPublished), []),
  baseUrl: '/',
  i18n,
});

export type StandalonePage = (typeof pages)['$inferPage'];

/** A page that belongs neither to the documentation nor to the blog. */
export function getStandalonePage(slug: string, locale: Locale): StandalonePage | undefined {
  return pages.getPage([slug], locale.code);
}

/** Every page that belongs neither to the documentation nor to the blog. */
export function getStandalonePages(locale: Locale): StandalonePage[] {
  return pages.getPages(locale.code);
}
