import { defaultLocale } from '../i18n/locales';
import type { Messages } from '../i18n/messages';
import { toMarkdownLink } from '../markdown/markdown-text';
import type { LockEntry } from './lock.server';
import { type HashedSection, introAnchor, type Section } from './sections';

/** A section of an English text that has changed since its translation was made. */
export interface SectionChange extends Section {
  /** The heading and line of a removed section are those of the translation, if it still has the section. */
  change: 'changed' | 'added' | 'removed';
}

/**
 * Compares an English text with the one that a translation was made from.
 * @param entry hashes of that text, from the lock
 * @param source the current sections of the English text
 * @param getOwnSections returns the sections of the translation; only called if the English text has lost one
 * @returns changes in reading order, removed sections last; empty for a translation that is up to date
 */
export function findSectionChanges(
  entry: LockEntry,
  source: readonly HashedSection[],
  getOwnSections: () => readonly Section[],
): SectionChange[] {
  const recorded = new Map(Object.entries(entry));
  const changes = source.flatMap(({ hash, ...section }): SectionChange[] => {
    const known = recorded.get(section.anchor);
    return known === hash ? [] : [{ ...section, change: known === undefined ? 'added' : 'changed' }];
  });
  const anchors = new Set(source.map(({ anchor }) => anchor));
  const removed = [...recorded.keys()].filter((anchor) => !anchors.has(anchor));
  if (removed.length === 0) return changes;
  const own = new Map(
    getOwnSections().map(({ anchor, heading, line }) => [anchor, { heading, ...(line && { line }) }]),
  );
  const named = removed.map((anchor) => ({ anchor, heading: anchor, ...own.get(anchor), change: 'removed' as const }));
  return [...changes, ...named];
}

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
 * Converts changes to links to the sections that readers should know of.
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

/** Writes a line of Markdown that tells readers of a translation that it is older than the English page at `sourceUrl`. */
export function toStaleMarkdown(
  changes: readonly SectionChange[],
  sourceUrl: string,
  texts: Messages['stale'],
): string {
  const { changed, removed } = toChangeLinks(changes, sourceUrl, texts);
  const parts = [
    `**${texts.title}.**`,
    ...(changed.length > 0
      ? [`${texts.changed} ${changed.map(({ label, href }) => toMarkdownLink(label, href)).join(', ')}.`]
      : []),
    ...(removed.length > 0 ? [`${texts.removed} ${removed.map(({ label }) => label).join(', ')}.`] : []),
    toMarkdownLink(texts.link, sourceUrl),
  ];
  return `> ${parts.join(' ')}`;
}
