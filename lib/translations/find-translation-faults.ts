import type { Fault } from '../errors/fault';
import { introAnchor } from './section';
import { findSectionChanges, type SectionChange } from './section-changes';
import { isComparable, type SourcedTranslation, type Translation } from './translation';
import type { TranslationLock } from './translation-lock';

const write = 'npm run check:translations -- --write';

const changeTexts = {
  changed: 'has changed',
  added: 'is new',
  removed: 'was removed from the English text',
} satisfies Record<SectionChange['change'], string>;

/**
 * What can be wrong with a translation: it does not exist, it is still the English text, it is older than that, one of the two was
 * deleted, or it is not in the lock.
 */
type FaultKind = 'missing' | 'copied' | 'stale' | 'orphaned' | 'unrecorded';

export type TranslationFaults = Record<FaultKind, Fault[]>;

/**
 * Compares every translation that exists with what it was made from according to the lock.
 * @param lockFile the lock's file, as faults name it
 */
export function findTranslationFaults(
  translations: readonly Translation[],
  lock: TranslationLock,
  lockFile: string,
): TranslationFaults {
  const faults: TranslationFaults = { missing: [], copied: [], stale: [], orphaned: [], unrecorded: [] };
  for (const translation of translations) {
    const row = lock[translation.file];
    if (!translation.isWritten) continue;
    if (!isComparable(translation)) faults.orphaned.push(toOrphaned(translation));
    else if (isCopy(translation)) faults.copied.push(toCopied(translation));
    else if (!row) faults.unrecorded.push(toUnrecorded(translation));
    else {
      const changes = findSectionChanges(row, translation.source, translation.getOwn);
      if (changes.length > 0) faults.stale.push(toStale(translation, changes));
    }
  }
  const written = new Set(translations.filter(({ isWritten }) => isWritten).map(({ file }) => file));
  const gone = Object.keys(lock).filter((file) => !written.has(file));
  faults.orphaned.push(...gone.map((file) => toGone(file, lockFile)));
  return faults;
}

/** The fault of a translation that a complete language lacks. */
export const toMissing = ({
  file,
  locale,
  sourceFile,
}: Pick<Translation, 'file' | 'locale' | 'sourceFile'>): Fault => ({
  file: sourceFile,
  message: `The translation into ${locale.label} is missing.`,
  hint: `Write ${file}, then run: ${write} ${file}`,
});

/** Whether a translation has the English words in every section. */
function isCopy({ source, getOwn }: SourcedTranslation): boolean {
  const own = getOwn();
  return own.length > 0 && own.every(({ hash }, index) => source[index]?.hash === hash);
}

const toCopied = ({ file, locale, sourceFile }: Translation): Fault => ({
  file,
  message: `The text is that of ${sourceFile}, but its name announces ${locale.label}.`,
  hint: 'Translate it, or delete it: readers then get the English page with a notice.',
});

const toOrphaned = ({ file, sourceFile }: Translation): Fault => ({
  file,
  message: `The English page ${sourceFile} no longer exists.`,
  hint: 'Delete the translation, or rename it after the English page that it belongs to.',
});

const toUnrecorded = ({ file, sourceFile }: Translation): Fault => ({
  file,
  message: 'The lock does not record which English text it was made from.',
  hint: `Compare it with ${sourceFile}, then run: ${write} ${file}`,
});

const toGone = (file: string, lockFile: string): Fault => ({
  file: lockFile,
  message: `The lock has a row for ${file}, which no longer exists.`,
  hint: `The next ${write} with any file removes the row.`,
});

const toStale = (translation: Translation, changes: readonly SectionChange[]): Fault => ({
  file: translation.file,
  message: [
    'The translation is older than the English text:',
    ...changes.map((change) => toChangeLine(translation, change)),
  ].join('\n      '),
  hint: `Update it, then run: ${write} ${translation.file}`,
});

function toChangeLine({ file, sourceFile }: Translation, { anchor, heading, line, change }: SectionChange): string {
  const place = change === 'removed' ? file : sourceFile;
  const name = anchor === introAnchor ? 'The beginning (title, description, first lines)' : `“${heading}”`;
  return `${place}${line ? `:${line}` : ''} ${name} ${changeTexts[change]}`;
}
