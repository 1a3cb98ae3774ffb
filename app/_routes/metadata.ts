import type { Metadata } from 'next';
import { env } from '@/lib/config/env';
import { site } from '@/lib/config/site';
import { unversioned } from '@/lib/config/versions';
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

/** Absolute address of a page. */
function toAbsoluteUrl(path: string): string {
  return `${site.url}${env.NEXT_PUBLIC_BASE_PATH}${path === '/' ? '' : path}`;
}

/** What the head of a page says: title, description, its address and the same page in other languages. */
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
  return {
    title: title ?? { absolute: site.title },
    description,
    alternates: isShown ? { canonical, languages: { ...languages, 'x-default': toAbsoluteUrl(path) } } : { canonical },
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
