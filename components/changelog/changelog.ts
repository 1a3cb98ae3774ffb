import type { RootContent } from 'mdast';
import { formatDate } from '@/lib/i18n/format';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { parseInline } from '@/lib/markdown/inline';
import type { MarkdownComponent } from '@/lib/markdown/markdown-component';
import { toHeading, toList, toListItem, toMdxElement, toParagraph, toText } from '@/lib/markdown/nodes';
import type { Release } from './changelog-schema';
import { getChangelogMessages } from './messages';
import { getKindSections, getReleaseSection, releases } from './releases';

/** Every release of the API, newest first, with its feed. */
export const changelog: MarkdownComponent = {
  name: 'Changelog',
  display: 'data',
  attributes: {},
  toMarkdown: (_, { locale, target }) => [
    ...(target === 'page' ? [toMdxElement('ChangelogFeed')] : []),
    ...buildReleases(releases, locale),
  ],
};

export function buildReleases(list: readonly Release[], locale: Locale): RootContent[] {
  return list.flatMap((release) => buildRelease(release, locale));
}

function buildRelease(release: Release, locale: Locale): RootContent[] {
  const { id, title } = getReleaseSection(release);
  return [
    toHeading(2, id, title),
    buildDate(release.date, locale),
    ...getKindSections(release, getChangelogMessages(locale)).flatMap((section) => [
      toHeading(3, section.id, section.title),
      toList(
        (release.entries[section.kind] ?? []).map((entry) =>
          toListItem([toParagraph(parseInline(getLocalized(entry, locale)))]),
        ),
      ),
    ]),
  ];
}

function buildDate(date: Date, locale: Locale): RootContent {
  const time = { hName: 'time', hProperties: { dateTime: date.toISOString().slice(0, 10) } };
  return toParagraph([{ ...toText(formatDate(date, locale)), data: time }], {
    className: 'text-sm text-fd-muted-foreground',
  });
}
