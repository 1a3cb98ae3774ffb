import type { Locale } from '../../i18n/locales';
import type { Messages } from '../../i18n/messages';
import { localizePath } from '../../i18n/paths';

/** Formats of feeds: the name of the file, and the media type by which feed readers discover it. */
export const feedFormats = {
  rss: { file: 'rss.xml', type: 'application/rss+xml' },
  atom: { file: 'atom.xml', type: 'application/atom+xml' },
  json: { file: 'feed.json', type: 'application/feed+json' },
} as const;

export type FeedFormat = keyof typeof feedFormats;

const allFormats = ['rss', 'atom', 'json'] as const;

interface FeedRow {
  /** English path of the page that shows the same as the feed, or else where its readers start. */
  page: string;
  /** The part of the site that the feed covers: pages below this path link to the feed, and its files are served from there. */
  folder: string;
  formats: readonly FeedFormat[];
  /** Title and description of what the feed covers. */
  texts: (messages: Messages) => { title: string; description: string };
}

/**
 * Every feed of the site. A new one needs a row here, and routes that build its files.
 * The content check imports this table even where the configuration is not valid, so this module must not depend on it.
 */
export const feeds = {
  blog: { page: '/blog', folder: '/blog', formats: allFormats, texts: ({ blog }) => blog },
  changelog: {
    page: '/docs/get-started/changelog',
    folder: '/docs/get-started/changelog',
    formats: allFormats,
    texts: ({ changelog }) => changelog,
  },
  docs: {
    page: '/docs/get-started/overview',
    folder: '/docs',
    formats: allFormats,
    texts: ({ docChanges }) => docChanges,
  },
} as const satisfies Record<string, FeedRow>;

export type FeedId = keyof typeof feeds;
export const feedIds = Object.keys(feeds) as FeedId[];

/** Path of a feed's file in a language, without the base path: `/id/blog/rss.xml`. */
export function getFeedPath(id: FeedId, format: FeedFormat, locale: Locale): string {
  return localizePath(`${feeds[id].folder}/${feedFormats[format].file}`, locale);
}

/** Paths of every file of every feed in a language. */
export function getFeedPaths(locale: Locale): string[] {
  return feedIds.flatMap((id) => feeds[id].formats.map((format) => getFeedPath(id, format, locale)));
}
