import type { MetadataRoute } from 'next';
import { locales } from '@/lib/i18n/locales';
import { loadSitePages } from '@/lib/pages/catalogue.server';
import { buildSitemap } from '@/lib/publish/build-sitemap';

export const dynamic = 'force-static';

/** The sitemap, with the pages of every language. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await Promise.all(locales.map(loadSitePages));
  return buildSitemap(pages.flatMap((ofLocale) => [...ofLocale.values()]));
}
