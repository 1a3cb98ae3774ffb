import type { MetadataRoute } from 'next';
import { locales } from '@/lib/i18n/locales';
import { loadPageIndex } from '@/lib/pages/page-index.server';
import { buildSitemap } from '@/lib/publish/build-sitemap';

export const dynamic = 'force-static';

/** Lists the pages of every language. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const indexes = await Promise.all(locales.map((locale) => loadPageIndex(locale)));
  return buildSitemap(indexes.flatMap(({ pages }) => [...pages.values()]));
}
