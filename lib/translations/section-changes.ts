import type { HashedSection, Section } from './section';
import type { LockRow } from './translation-lock';

/** A section of an English text that has changed since its translation was made. */
export interface SectionChange extends Section {
  /** The heading and line of a removed section are those of the translation, if it still has the section. */
  change: 'changed' | 'added' | 'removed';
}

/**
 * Compares an English text with what a translation was made from.
 * @param row what the lock says
 * @param source the current sections of the English text
 * @param getOwn returns the sections of the translation; only called if the English text has lost one
 * @returns changes in reading order, removed sections last; empty for a translation that is up to date
 */
export function findSectionChanges(
  row: LockRow,
  source: readonly HashedSection[],
  getOwn: () => readonly Section[],
): SectionChange[] {
  const recorded = new Map(Object.entries(row));
  const changes = source.flatMap(({ hash, ...section }): SectionChange[] => {
    const known = recorded.get(section.anchor);
    return known === hash ? [] : [{ ...section, change: known === undefined ? 'added' : 'changed' }];
  });
  const anchors = new Set(source.map(({ anchor }) => anchor));
  const removed = [...recorded.keys()].filter((anchor) => !anchors.has(anchor));
  if (removed.length === 0) return changes;
  const own = new Map(getOwn().map(({ anchor, heading, line }) => [anchor, { heading, ...(line && { line }) }]));
  const named = removed.map((anchor) => ({ anchor, heading: anchor, ...own.get(anchor), change: 'removed' as const }));
  return [...changes, ...named];
}
