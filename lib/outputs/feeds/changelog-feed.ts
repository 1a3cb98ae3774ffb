import { toAbsoluteUrl } from '../../config/absolute-url';
import { getKindSections, getReleaseSection } from '../../content/changelog';
import { toInlineHtml } from '../../content/inline';
import { toLinkUrl } from '../../content/link-url';
import type { Release } from '../../content/schemas/changelog';
import { format } from '../../i18n/format';
import { getLocalized, type Locale } from '../../i18n/locales';
import { getMessages } from '../../i18n/messages';
import { localizePath } from '../../i18n/paths';
import { escapeHtml } from '../../text/escape';
import { feeds } from './feeds';
import type { FeedItem } from './write-feed';

/** The releases as items of a feed: each leads to its section of the changelog and holds all of its entries. */
export function buildChangelogItems(releases: readonly Release[], locale: Locale): FeedItem[] {
  const page = toAbsoluteUrl(localizePath(feeds.changelog.page, locale));
  const texts = getMessages(locale).changelog;
  return releases.map((release) => ({
    title: format(texts.release, { version: release.version }),
    url: `${page}#${getReleaseSection(release).id}`,
    date: release.date,
    html: toReleaseHtml(release, locale),
  }));
}

function toReleaseHtml(release: Release, locale: Locale): string {
  const toUrl = (href: string) => toLinkUrl(href, locale);
  return getKindSections(release, getMessages(locale).changelog)
    .map(({ kind, title }) => {
      const entries = release.entries[kind] ?? [];
      const items = entries.map((entry) => `<li>${toInlineHtml(getLocalized(entry, locale), toUrl)}</li>`);
      return `<h2>${escapeHtml(title)}</h2><ul>${items.join('')}</ul>`;
    })
    .join('');
}
