import { releases } from '@/components/changelog/releases';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { loadPageIndex } from '@/lib/pages/page-index.server';
import { loadDocChangeItems } from './doc-changes.server';
import { buildBlogItems, buildChangelogItems } from './feed-items';
import { getFeedTitle } from './feed-links';
import { type FeedFormat, type FeedId, feeds, getFeedPath } from './feeds';
import { type FeedItem, writeFeed } from './write-feed';

const itemLoaders = {
  blog: async (locale) => buildBlogItems((await loadPageIndex(locale)).posts),
  changelog: (locale) => buildChangelogItems(releases, locale),
  docs: loadDocChangeItems,
} satisfies Record<FeedId, (locale: Locale) => FeedItem[] | Promise<FeedItem[]>>;

/** Loads a feed and writes it in one of its formats. */
export async function loadFeed(id: FeedId, format: FeedFormat, locale: Locale): Promise<string> {
  const content = {
    title: getFeedTitle(id, locale),
    description: feeds[id].getTexts(locale).description,
    url: toAbsoluteUrl(localizePath(feeds[id].page, locale)),
    language: locale.htmlLang,
    items: await itemLoaders[id](locale),
  };
  return writeFeed(content, format, toAbsoluteUrl(getFeedPath(id, format, locale)));
}
