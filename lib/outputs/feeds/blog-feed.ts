import { type AuthorId, authors } from '../../../content/data/authors';
import { type BlogTagId, blogTags } from '../../../content/data/blog-tags';
import { toAbsoluteUrl } from '../../config/absolute-url';
import { getLocalized, type Locale } from '../../i18n/locales';
import { localizePath } from '../../i18n/paths';
import { escapeHtml } from '../../text/escape';
import type { FeedItem } from './write-feed';

/** A post of the blog, as far as a feed needs it. */
interface Post {
  /** Path in the language of the feed. */
  url: string;
  data: { title: string; description: string; date: Date; authors: readonly AuthorId[]; tags: readonly BlogTagId[] };
}

/** Posts as items of a feed, each with its description. */
export function buildBlogItems(posts: readonly Post[], locale: Locale): FeedItem[] {
  return posts.map(({ url, data }) => ({
    title: data.title,
    url: toAbsoluteUrl(url),
    date: data.date,
    html: `<p>${escapeHtml(data.description)}</p>`,
    authors: data.authors.map((id) => ({
      name: getLocalized(authors[id].name, locale),
      url: toAbsoluteUrl(localizePath(`/blog/authors/${id}`, locale)),
    })),
    tags: data.tags.map((id) => ({ id, name: getLocalized(blogTags[id], locale) })),
  }));
}
