import { defaultLocale } from '../i18n/locales';
import type { Messages } from '../i18n/messages';
import { introAnchor } from './section';
import type { SectionChange } from './section-changes';

/** A section that readers of a stale translation are told about. */
export interface ChangeLink {
  label: string;
  href: string;
  /** Language of the label, where it is not the reader's. */
  lang?: string;
}

interface ChangeLinks {
  /** Sections of the English page that are new or have changed since it was translated. */
  changed: ChangeLink[];
  /** Sections of the translation that the English page no longer has. */
  removed: ChangeLink[];
}

/**
 * Links to the sections that have changed since a page was translated.
 * @param sourceUrl address of the English page
 */
export function toChangeLinks(
  changes: readonly SectionChange[],
  sourceUrl: string,
  texts: Messages['stale'],
): ChangeLinks {
  const changed = changes
    .filter(({ change }) => change !== 'removed')
    .map(({ anchor, heading }) =>
      anchor === introAnchor
        ? { label: texts.intro, href: sourceUrl }
        : { label: heading, href: `${sourceUrl}#${anchor}`, lang: defaultLocale.htmlLang },
    );
  // A removed section that the translation does not have either is of no concern to its readers.
  const removed = changes
    .filter(({ change, line }) => change === 'removed' && line)
    .map(({ anchor, heading }) => ({ label: heading, href: `#${anchor}` }));
  return { changed, removed };
}
