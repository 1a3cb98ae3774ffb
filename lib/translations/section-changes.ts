import type { HashedSection, Section } from './section';
import type { LockRow } from './translation-lock';

/** A section of an English text that is not what it was when its translation was made. */
export interface SectionChange extends Section {
  /** A section that is removed is named by the translation, where that still has it. */
  change: 'changed' | 'added' | 'removed';
}

/**
 * Compares an English text with what a translation was made from.
 * @param row what the lock says
 * @param source the sections of the English text as they are
 * @param getOwn the sections of the translation, asked for only where the English text has lost one
 * @returns changes in reading order, removed sections last; nothing for a translation that is up to date
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
