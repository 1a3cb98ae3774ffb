import type { Metadata } from 'next';
import { getFeedLinks } from '@/components/feeds/feed-links';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';
import { cardSize, site } from '@/lib/config/site';
import { unversioned } from '@/lib/config/versions';
import { defaultLocale, getLocalized, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { toCardPath, toMarkdownPath } from '@/lib/pages/page-files';
import { getPagePath, hasMarkdown, isIndexable, type SitePage } from '@/lib/pages/site-page';

/** Lists a page's feeds and its Markdown version by media type, as Next's `alternates.types` has them. */
function buildAlternateTypes(page: SitePage) {
  const types: Record<string, { url: string; title?: string }[]> = {};
  for (const { type, path, title } of getFeedLinks(page.path, page.locale)) {
    types[type] = [...(types[type] ?? []), { url: toAbsoluteUrl(path), title }];
  }
  if (hasMarkdown(page)) types['text/markdown'] = [{ url: toAbsoluteUrl(toMarkdownPath(getPagePath(page))) }];
  return types;
}

/** Returns the picture with which social networks show a page. */
function getCard(page: SitePage) {
  return { url: toAbsoluteUrl(toCardPath(getPagePath(page))), alt: `${page.title} | ${site.title}` };
}

/** Describes a page to social networks. */
function buildOpenGraph(page: SitePage, url: string): Metadata['openGraph'] {
  const { kind, locale, title, description, published, modified, tags } = page;
  const common = {
    title,
    description,
    url,
    siteName: site.title,
    locale: locale.htmlLang.replace('-', '_'),
    images: [{ ...getCard(page), ...cardSize }],
  };
  if (kind !== 'post' && kind !== 'guide' && kind !== 'reference') return { ...common, type: 'website' };
  return {
    ...common,
    type: 'article',
    ...(published && { publishedTime: published.toISOString() }),
    ...(modified && { modifiedTime: modified.toISOString() }),
    ...(page.breadcrumbs[0] && { section: page.breadcrumbs[0].label }),
    ...(tags && tags.length > 0 && { tags: [...tags] }),
  };
}

/**
 * Builds the metadata of a page: title, description, canonical address, translations and feeds.
 * @param translations the languages that have a text of their own for the page
 */
export function buildMetadata(page: SitePage, translations: readonly Locale[]): Metadata {
  const { kind, locale, path, title, description, isTranslated, version = unversioned } = page;
  const canonical = toAbsoluteUrl(localizePath(path, isTranslated ? locale : defaultLocale));
  const languages = translations.map((translation) => [
    translation.code,
    toAbsoluteUrl(localizePath(path, translation)),
  ]);
  const canBeIndexed = isIndexable(page);
  return {
    title: kind === 'home' ? { absolute: title } : title,
    description,
    alternates: {
      canonical,
      ...(canBeIndexed && { languages: { ...Object.fromEntries(languages), 'x-default': toAbsoluteUrl(path) } }),
      types: buildAlternateTypes(page),
    },
    openGraph: buildOpenGraph(page, canonical),
    twitter: { card: 'summary_large_image', images: [getCard(page)] },
    other: { 'docsearch:version': version },
    ...(!canBeIndexed && { robots: { index: false } }),
  };
}

/** Builds the metadata that pages inherit. What does not vary from page to page stands in `HeadLinks`. */
export function buildRootMetadata(locale: Locale): Metadata {
  return {
    metadataBase: new URL(site.url),
    title: { template: `%s | ${site.title}`, default: site.title },
    description: getLocalized(site.tagline, locale),
  };
}
