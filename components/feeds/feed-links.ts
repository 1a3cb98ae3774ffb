import { site } from '@/lib/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { type FeedId, feedFormats, feeds, listFeedFiles } from './feeds';

/** A file of a feed, for a page to link to. */
export interface FeedLink {
  path: string;
  type: string;
  title: string;
}

/** Returns the title of a feed with the site's name, for lists of feeds that do not show where a feed comes from. */
export function getFeedTitle(id: FeedId, locale: Locale): string {
  return `${feeds[id].getTexts(locale).title} | ${site.title}`;
}

/** Returns the feeds that cover a page, or the part of the site that it belongs to, in every format. */
export function getFeedLinks(page: string, locale: Locale): FeedLink[] {
  return listFeedFiles(locale)
    .filter(({ id }) => `${page}/`.startsWith(`${feeds[id].folder}/`))
    .map(({ id, format, path }) => ({ path, type: feedFormats[format].type, title: getFeedTitle(id, locale) }));
}
