import type { Release } from '@/components/changelog/changelog-schema';
import { getChangelogMessages } from '@/components/changelog/messages';
import { getKindSections, getReleaseSection } from '@/components/changelog/releases';
import { authors } from '@/content/data/authors';
import { blogTags } from '@/content/data/blog-tags';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';
import { toLinkUrl } from '@/lib/config/link-url';
import { format } from '@/lib/i18n/format';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { toInlineHtml } from '@/lib/markdown/inline';
import { getPagePath, type Post, type SitePage } from '@/lib/pages/site-page';
import { escapeHtml } from '@/lib/text/escape';
import type { DocChange } from './doc-changes';
import { feeds } from './feeds';
import { getFeedMessages } from './messages';
import type { FeedItem } from './write-feed';

/** Builds an item of a feed from each post, with its description. */
export function buildBlogItems(posts: readonly Post[]): FeedItem[] {
  return posts.map(({ locale, path, title, description, published, authors: authorIds, tagIds }) => ({
    title,
    url: toAbsoluteUrl(localizePath(path, locale)),
    date: published,
    html: `<p>${escapeHtml(description)}</p>`,
    authors: authorIds.map((id) => ({
      name: getLocalized(authors[id].name, locale),
      url: toAbsoluteUrl(localizePath(`/blog/authors/${id}`, locale)),
    })),
    tags: tagIds.map((id) => ({ id, name: getLocalized(blogTags[id], locale) })),
  }));
}

/** Builds an item of a feed from each release, which leads to its section of the changelog and holds all of its entries. */
export function buildChangelogItems(releases: readonly Release[], locale: Locale): FeedItem[] {
  const page = toAbsoluteUrl(localizePath(feeds.changelog.page, locale));
  const texts = getChangelogMessages(locale);
  return releases.map((release) => ({
    title: format(texts.release, { version: release.version }),
    url: `${page}#${getReleaseSection(release).id}`,
    date: release.date,
    html: toReleaseHtml(release, locale),
  }));
}

function toReleaseHtml(release: Release, locale: Locale): string {
  const toUrl = (href: string) => toLinkUrl(href, locale);
  return getKindSections(release, getChangelogMessages(locale))
    .map(({ kind, title }) => {
      const entries = release.entries[kind] ?? [];
      const items = entries.map((entry) => `<li>${toInlineHtml(getLocalized(entry, locale), toUrl)}</li>`);
      return `<h2>${escapeHtml(title)}</h2><ul>${items.join('')}</ul>`;
    })
    .join('');
}

/** Maximum number of changes in a feed; a feed reader that polls rarely misses older ones. */
const maxItems = 50;

/** Builds an item of a feed from each change of a page. A page that changes again becomes a new item. */
export function buildDocChangeItems(changes: readonly { change: DocChange; page: SitePage }[]): FeedItem[] {
  return changes.slice(0, maxItems).map(({ change: { kind, date }, page }) => {
    const url = toAbsoluteUrl(getPagePath(page));
    return {
      title: format(getFeedMessages(page.locale).docChanges[kind], { title: page.title }),
      url,
      id: `${url}#${kind}-${date.toISOString().slice(0, 10)}`,
      date,
      html: `<p>${escapeHtml(page.description)}</p>`,
    };
  });
}
