import { formatDate } from '../i18n/format';
import { getLocalized, type Locale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';
import type { Release } from '../schemas/changelog';
import { getKindSections, getReleaseSection } from './changelog-sections';

/** The changelog as Markdown, as its page draws it; links are English paths. */
export function toChangelogMarkdown(releases: readonly Release[], locale: Locale): string {
  const { changelog } = getMessages(locale);
  const toKind = (release: Release) =>
    getKindSections(release, changelog).flatMap(({ kind, title }) => [
      `### ${title}`,
      (release.entries[kind] ?? []).map((entry) => `- ${getLocalized(entry, locale)}`).join('\n'),
    ]);
  return releases
    .flatMap((release) => [
      `## ${getReleaseSection(release).title}`,
      formatDate(release.date, locale),
      ...toKind(release),
    ])
    .join('\n\n');
}
