import type { Metadata } from 'next';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';
import { env } from '@/lib/config/env';
import { site } from '@/lib/config/site';
import { unversioned } from '@/lib/config/versions';
import { getFeedLinks } from '@/lib/feeds/feed-links';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';

interface PageMetadata {
  locale: Locale;
  /** Path of the page in the default language. */
  path: string;
  title?: string;
  description: string;
  /** False for a page that search engines should leave out. */
  isIndexed?: boolean;
  /** Version of the documentation that it belongs to; pages outside of it have none. */
  version?: string;
  /** False for a page that has no text of its own in `locale`; its canonical address is then the default one. */
  isTranslated?: boolean;
}

/** The feeds that follow a page, by their type, as Next writes them into the head. */
function buildFeedTypes(path: string, locale: Locale) {
  const links = getFeedLinks(path, locale).map((feed) => [
    feed.type,
    [{ url: toAbsoluteUrl(feed.path), title: feed.title }],
  ]);
  return links.length > 0 ? { types: Object.fromEntries(links) } : {};
}

/** What the head of a page says: title, description, its address, the same page in other languages, and its feeds. */
export function buildMetadata({
  locale,
  path,
  title,
  description,
  isIndexed = true,
  version = unversioned,
  isTranslated = true,
}: PageMetadata): Metadata {
  const canonical = toAbsoluteUrl(localizePath(path, isTranslated ? locale : defaultLocale));
  const languages = Object.fromEntries(locales.map((row) => [row.code, toAbsoluteUrl(localizePath(path, row))]));
  const isShown = isIndexed && isTranslated;
  const types = buildFeedTypes(path, locale);
  return {
    title: title ?? { absolute: site.title },
    description,
    alternates: {
      canonical,
      ...(isShown && { languages: { ...languages, 'x-default': toAbsoluteUrl(path) } }),
      ...types,
    },
    openGraph: {
      title: title ?? site.title,
      description,
      url: canonical,
      siteName: site.title,
      locale: locale.htmlLang.replace('-', '_'),
      type: 'website',
      images: [{ url: toAbsoluteUrl(site.image), width: 1200, height: 630, alt: site.title }],
    },
    twitter: { card: 'summary_large_image' },
    other: { 'docsearch:language': locale.code, 'docsearch:version': version },
    ...(!isShown && { robots: { index: false } }),
  };
}

/** What the head of every page has in common. */
export function buildRootMetadata(locale: Locale): Metadata {
  return {
    metadataBase: new URL(site.url),
    title: { template: `%s | ${site.title}`, default: site.title },
    description: site.tagline[locale.code],
    generator: 'Fumadocs, Next.js',
    applicationName: site.title,
    icons: { icon: `${env.NEXT_PUBLIC_BASE_PATH}${site.favicon}` },
  };
}
