import path from 'node:path';
import type { Problem } from '../../errors/problem';
import { SiteError } from '../../errors/site-error';
import { isPartial, type Locale, prefixedLocales } from '../../i18n/locales';
import { findNearest, toList } from '../../text/nearest';
import { findSectionChanges, type SectionChange } from '../../translations/changes';
import {
  buildLockEntry,
  type LockEntry,
  lockFile,
  readLock,
  type TranslationLock,
  writeLock,
} from '../../translations/lock.server';
import { introAnchor } from '../../translations/sections';
import {
  type AbsentTranslation,
  isComparable,
  listAbsentMetas,
  readTranslations,
  type SourcedTranslation,
  type Translation,
} from './list-translations.server';

const write = 'npm run check:translations -- --write';

const changeTexts = {
  changed: 'has changed',
  added: 'is new',
  removed: 'was removed from the English text',
} satisfies Record<SectionChange['change'], string>;

/** A translation does not exist, it is still the English text, it is older than that, one of the two was deleted, or it is not in the lock. */
type ProblemKind = 'missing' | 'copied' | 'stale' | 'orphaned' | 'unrecorded';

export type TranslationProblems = Record<ProblemKind, Problem[]>;

/**
 * Compares every translation that exists with the English text that it was made from according to the lock.
 * @param lockFile the lock's file, as problems name it
 */
function findTranslationProblems(
  translations: readonly Translation[],
  lock: TranslationLock,
  lockFile: string,
): TranslationProblems {
  const problems: TranslationProblems = { missing: [], copied: [], stale: [], orphaned: [], unrecorded: [] };
  for (const translation of translations) {
    const entry = lock[translation.file];
    if (!translation.isWritten) continue;
    if (!isComparable(translation)) problems.orphaned.push(toOrphaned(translation));
    else if (isCopy(translation)) problems.copied.push(toCopied(translation));
    else if (!entry) problems.unrecorded.push(toUnrecorded(translation));
    else {
      const changes = findSectionChanges(entry, translation.sourceSections, translation.getOwnSections);
      if (changes.length > 0) problems.stale.push(toStale(translation, changes));
    }
  }
  const written = new Set(translations.filter(({ isWritten }) => isWritten).map(({ file }) => file));
  const gone = Object.keys(lock).filter((file) => !written.has(file));
  problems.orphaned.push(...gone.map((file) => toGone(file, lockFile)));
  return problems;
}

/** Reports a translation that a complete language lacks. */
const toMissing = ({ file, locale, sourceFile }: AbsentTranslation): Problem => ({
  file: sourceFile,
  message: `The translation into ${locale.label} is missing.`,
  hint: `Write ${file}, then run: ${write} ${file}`,
});

/** Returns whether a translation has the English words in every section. */
function isCopy({ sourceSections, getOwnSections }: SourcedTranslation): boolean {
  const own = getOwnSections();
  return own.length > 0 && own.every(({ hash }, index) => sourceSections[index]?.hash === hash);
}

const toCopied = ({ file, locale, sourceFile }: Translation): Problem => ({
  file,
  message: `The text is that of ${sourceFile}, but its name announces ${locale.label}.`,
  hint: 'Translate it, or delete it: readers then get the English page with a notice.',
});

const toOrphaned = ({ file, sourceFile }: Translation): Problem => ({
  file,
  message: `The English page ${sourceFile} no longer exists.`,
  hint: 'Delete the translation, or rename it after the English page that it belongs to.',
});

const toUnrecorded = ({ file, sourceFile }: Translation): Problem => ({
  file,
  message: 'The lock does not record which English text it was made from.',
  hint: `Compare it with ${sourceFile}, then run: ${write} ${file}`,
});

const toGone = (file: string, lockFile: string): Problem => ({
  file: lockFile,
  message: `The lock has a row for ${file}, which no longer exists.`,
  hint: `The next ${write} with any file removes the row.`,
});

const toStale = (translation: Translation, changes: readonly SectionChange[]): Problem => ({
  file: translation.file,
  message: [
    'The translation is older than the English text:',
    ...changes.map((change) => toChangeLine(translation, change)),
  ].join('\n      '),
  hint: `Update it, then run: ${write} ${translation.file}`,
});

function toChangeLine({ file, sourceFile }: Translation, { anchor, heading, line, change }: SectionChange): string {
  const changedFile = change === 'removed' ? file : sourceFile;
  const name = anchor === introAnchor ? 'The beginning (title, description, first lines)' : `“${heading}”`;
  return `${changedFile}${line ? `:${line}` : ''} ${name} ${changeTexts[change]}`;
}

/**
 * Checks every translation below `top`, the folder of the project.
 * @returns problems, the number of translations, and the files that partial languages do not have yet
 * @throws SiteError for a lock or a page that does not parse
 */
export async function checkTranslations(
  top = '.',
  languages: readonly Locale[] = prefixedLocales,
): Promise<{ problems: TranslationProblems; count: number; untranslated: string[] }> {
  const translations = await readTranslations(top, languages);
  const count = translations.filter(({ isWritten }) => isWritten).length;
  const absent = [...translations.filter(({ isWritten }) => !isWritten), ...listAbsentMetas(top, languages)];
  const problems = findTranslationProblems(translations, readLock(top), lockFile);
  problems.missing.push(...absent.filter(({ locale }) => !isPartial(locale)).map(toMissing));
  return { problems, count, untranslated: absent.filter(({ locale }) => isPartial(locale)).map(({ file }) => file) };
}

/**
 * Records in the lock the English texts that translations were made from, after someone has reviewed them.
 * @param files the reviewed translations, relative to the working directory; if empty, all of them
 * @returns the files whose entry was written and the ones whose entry was removed
 * @throws SiteError for a file that is not a translation of an English text, or that does not parse; nothing is written then
 */
export async function updateTranslationLock(files: readonly string[], top = '.') {
  const lock = readLock(top);
  const named = files.map((file) => path.relative(top, file).replaceAll(path.sep, '/'));
  const comparable = (await readTranslations(top, prefixedLocales)).filter(isComparable);
  const entries = new Map(
    comparable.map(({ file, sourceSections }): [string, LockEntry] => [file, buildLockEntry(sourceSections)]),
  );
  const unknown = named.find((file) => !entries.has(file));
  if (unknown !== undefined) {
    throw new SiteError(
      `"${unknown}" is not a translation of an English text.`,
      `Nearest: ${toList(findNearest(unknown, [...entries.keys()]))}.`,
    );
  }
  const remaining = Object.entries(lock).filter(([file]) => entries.has(file));
  const reviewed = [...entries].filter(([file]) => named.length === 0 || named.includes(file));
  writeLock(Object.fromEntries([...remaining, ...reviewed]), top);
  return {
    recorded: reviewed
      .filter(([file, entry]) => JSON.stringify(entry) !== JSON.stringify(lock[file]))
      .map(([file]) => file),
    removed: Object.keys(lock).filter((file) => !entries.has(file)),
  };
}
