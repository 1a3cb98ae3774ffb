import { getChangelogMessages } from '@/components/changelog/messages';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { getFeedMessages } from './messages';

/** Formats of feeds: the name of the file, and the media type by which feed readers discover it. */
export const feedFormats = {
  rss: { file: 'rss.xml', type: 'application/rss+xml' },
  atom: { file: 'atom.xml', type: 'application/atom+xml' },
  json: { file: 'feed.json', type: 'application/feed+json' },
} as const;

export type FeedFormat = keyof typeof feedFormats;

interface FeedDefinition {
  /** English path of the page with the content of the feed, or else of one for its readers to start at. */
  page: string;
  /** The part of the site that the feed covers: pages below this path link to the feed, and its files are served from there. */
  folder: string;
  /** Returns title and description of the feed. */
  getTexts: (locale: Locale) => { title: string; description: string };
}

/**
 * Every feed of the site, each in every format. A new one needs an entry here, and a function in `feed.server.ts`.
 * The content check imports this table even where the configuration is not valid, so this module must not depend on it.
 */
export const feeds = {
  blog: { page: '/blog', folder: '/blog', getTexts: (locale) => getMessages(locale).blog },
  changelog: {
    page: '/docs/get-started/changelog',
    folder: '/docs/get-started/changelog',
    getTexts: getChangelogMessages,
  },
  docs: {
    page: '/docs/get-started/overview',
    folder: '/docs',
    getTexts: (locale) => getFeedMessages(locale).docChanges,
  },
} as const satisfies Record<string, FeedDefinition>;

export type FeedId = keyof typeof feeds;

/** Returns the path of a feed's file in a language, without the base path: `/id/blog/rss.xml`. */
export function getFeedPath(id: FeedId, format: FeedFormat, locale: Locale): string {
  return localizePath(`${feeds[id].folder}/${feedFormats[format].file}`, locale);
}

/** Lists every file of every feed in a language. */
export function listFeedFiles(locale: Locale): { id: FeedId; format: FeedFormat; path: string }[] {
  const ids = Object.keys(feeds) as FeedId[];
  const formats = Object.keys(feedFormats) as FeedFormat[];
  return ids.flatMap((id) => formats.map((format) => ({ id, format, path: getFeedPath(id, format, locale) })));
}
