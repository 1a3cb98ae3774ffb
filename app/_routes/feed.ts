import { releases } from '@/lib/changelog/releases';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';
import { buildBlogItems } from '@/lib/feeds/blog-feed';
import { buildChangelogItems } from '@/lib/feeds/changelog-feed';
import { getFeedTitle } from '@/lib/feeds/feed-links';
import { type FeedFormat, type FeedId, feedFormats, feeds, getFeedPath } from '@/lib/feeds/feeds';
import { type FeedItem, writeFeed } from '@/lib/feeds/write-feed';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { getPosts } from '@/lib/source/blog.server';
import { loadDocChangeItems } from '@/lib/source/doc-changes.server';
import { getRouteLocale, type HandlerProps } from './locale-params';

const items = {
  blog: (locale) => buildBlogItems(getPosts(locale), locale),
  changelog: (locale) => buildChangelogItems(releases, locale),
  docs: loadDocChangeItems,
} satisfies Record<FeedId, (locale: Locale) => FeedItem[] | Promise<FeedItem[]>>;

/** Makes the route for one format of a feed. */
export function createFeed(id: FeedId, format: FeedFormat) {
  return async function GET(_request: Request, props: HandlerProps) {
    const locale = await getRouteLocale(props);
    const content = {
      title: getFeedTitle(id, locale),
      description: feeds[id].texts(getMessages(locale)).description,
      url: toAbsoluteUrl(localizePath(feeds[id].page, locale)),
      language: locale.htmlLang,
      items: await items[id](locale),
    };
    const text = writeFeed(content, format, toAbsoluteUrl(getFeedPath(id, format, locale)));
    return new Response(text, { headers: { 'Content-Type': `${feedFormats[format].type}; charset=utf-8` } });
  };
}
