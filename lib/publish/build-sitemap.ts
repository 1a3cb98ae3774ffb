import { toAbsoluteUrl } from '../config/absolute-url';
import { defaultLocale } from '../i18n/locales';
import { getPagePath, isIndexable, type SitePage } from '../pages/site-page';

/** A page of the sitemap: its address, the day of its last change, and the same page in every language by code. */
interface SitemapEntry {
  url: string;
  lastModified?: string;
  alternates: { languages: Record<string, string> };
}

/** Lists the pages that search engines should show, sorted by address. */
export function buildSitemap(pages: readonly SitePage[]): SitemapEntry[] {
  const listed = pages.filter(isIndexable);
  return listed
    .map((page) => ({
      url: toAbsoluteUrl(getPagePath(page)),
      ...(page.modified && { lastModified: page.modified.toISOString().slice(0, 10) }),
      alternates: { languages: getLanguages(listed.filter(({ path }) => path === page.path)) },
    }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** Maps each language to the page in it; the default one is also `x-default`, for readers of none of them. */
function getLanguages(pages: SitePage[]): Record<string, string> {
  const urls = pages.map((page) => [page.locale.code, toAbsoluteUrl(getPagePath(page))]);
  const fallback = pages.find(({ locale }) => locale === defaultLocale);
  return { ...Object.fromEntries(urls), ...(fallback && { 'x-default': toAbsoluteUrl(getPagePath(fallback)) }) };
}
