import { Fragment } from 'react';
import { FeedLink } from '@/components/ui/feed-link';
import { getKindSections, getReleaseSection } from '@/lib/changelog/changelog-sections';
import { releases } from '@/lib/changelog/releases';
import { formatDate } from '@/lib/i18n/format';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import type { Release } from '@/lib/schemas/changelog';
import { createHeading } from './heading';
import { InlineMarkdown } from './inline-markdown';

const H2 = createHeading('h2');
const H3 = createHeading('h3');

/** Every release of the API, newest first, with its feed. */
export function Changelog({ locale }: { locale: Locale }) {
  return (
    <>
      <p>
        <FeedLink feed="changelog" locale={locale} />
      </p>
      {releases.map((release) => (
        <ReleaseView key={release.version} release={release} locale={locale} />
      ))}
    </>
  );
}

function ReleaseView({ release, locale }: { release: Release; locale: Locale }) {
  const { id, title } = getReleaseSection(release);
  return (
    <>
      <H2 id={id}>{title}</H2>
      <p className="text-sm text-fd-muted-foreground">
        <time dateTime={release.date.toISOString().slice(0, 10)}>{formatDate(release.date, locale)}</time>
      </p>
      {getKindSections(release, getMessages(locale).changelog).map((section) => (
        <Fragment key={section.kind}>
          <H3 id={section.id}>{section.title}</H3>
          <ul>
            {release.entries[section.kind]?.map((entry) => (
              <li key={getLocalized(entry, locale)}>
                <InlineMarkdown text={getLocalized(entry, locale)} locale={locale} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}
