import { getKindSections, getReleaseSection } from '../../changelog/changelog-sections';
import { formatDate } from '../../i18n/format';
import { getLocalized, type Locale } from '../../i18n/locales';
import { getMessages } from '../../i18n/messages';
import type { Release } from '../../schemas/changelog';
import type { PageSection } from './search-page';
import { toPlain } from './to-plain';

/** The sections that `<Changelog />` draws: one for each release, and in it one for each kind of change. */
export function buildReleaseSections(releases: readonly Release[], locale: Locale): PageSection[] {
  const { changelog } = getMessages(locale);
  return releases.flatMap((release) => {
    const { id, title, depth } = getReleaseSection(release);
    const kinds = getKindSections(release, changelog).map(({ kind, ...section }) => ({
      anchor: section.id,
      depth: section.depth,
      heading: section.title,
      texts: (release.entries[kind] ?? []).map((entry) => toPlain(getLocalized(entry, locale))),
    }));
    return [{ anchor: id, depth, heading: title, texts: [formatDate(release.date, locale)] }, ...kinds];
  });
}
