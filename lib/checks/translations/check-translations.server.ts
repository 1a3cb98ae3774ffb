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

/**
 * Problems of a translation: it does not exist, it is still the English text, it is older than that, one of the two was
 * deleted, or it is not in the lock.
 */
type ProblemKind = 'missing' | 'copied' | 'stale' | 'orphaned' | 'unrecorded';

export type TranslationProblems = Record<ProblemKind, Problem[]>;

/**
 * Compares every translation that exists with what it was made from according to the lock.
 * @param lockFile the lock's file, as problems name it
 */
function findTranslationProblems(
  translations: readonly Translation[],
  lock: TranslationLock,
  lockFile: string,
): TranslationProblems {
  const problems: TranslationProblems = { missing: [], copied: [], stale: [], orphaned: [], unrecorded: [] };
  for (const translation of translations) {
    const row = lock[translation.file];
    if (!translation.isWritten) continue;
    if (!isComparable(translation)) problems.orphaned.push(toOrphaned(translation));
    else if (isCopy(translation)) problems.copied.push(toCopied(translation));
    else if (!row) problems.unrecorded.push(toUnrecorded(translation));
    else {
      const changes = findSectionChanges(row, translation.source, translation.getOwn);
      if (changes.length > 0) problems.stale.push(toStale(translation, changes));
    }
  }
  const written = new Set(translations.filter(({ isWritten }) => isWritten).map(({ file }) => file));
  const gone = Object.keys(lock).filter((file) => !written.has(file));
  problems.orphaned.push(...gone.map((file) => toGone(file, lockFile)));
  return problems;
}

/** The problem of a translation that a complete language lacks. */
const toMissing = ({ file, locale, sourceFile }: AbsentTranslation): Problem => ({
  file: sourceFile,
  message: `The translation into ${locale.label} is missing.`,
  hint: `Write ${file}, then run: ${write} ${file}`,
});

/** Returns whether a translation has the English words in every section. */
function isCopy({ source, getOwn }: SourcedTranslation): boolean {
  const own = getOwn();
  return own.length > 0 && own.every(({ hash }, index) => source[index]?.hash === hash);
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
  const place = change === 'removed' ? file : sourceFile;
  const name = anchor === introAnchor ? 'The beginning (title, description, first lines)' : `“${heading}”`;
  return `${place}${line ? `:${line}` : ''} ${name} ${changeTexts[change]}`;
}

/**
 * Checks every translation below `top`, the folder of the project.
 * @returns what is wrong, how many there are, and the files that partial languages do not have yet
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
 * Records in the lock what translations were made from, after someone has reviewed them.
 * @param files the reviewed translations, relative to the working directory; if empty, all of them
 * @returns the files whose row was written and the ones whose row was removed
 * @throws SiteError for a file that is not a translation of an English text, or that does not parse; nothing is written then
 */
export async function updateTranslationLock(files: readonly string[], top = '.') {
  const lock = readLock(top);
  const named = files.map((file) => path.relative(top, file).replaceAll(path.sep, '/'));
  const comparable = (await readTranslations(top, prefixedLocales)).filter(isComparable);
  const rows = new Map(comparable.map(({ file, source }): [string, LockEntry] => [file, buildLockEntry(source)]));
  const unknown = named.find((file) => !rows.has(file));
  if (unknown !== undefined) {
    throw new SiteError(
      `"${unknown}" is not a translation of an English text.`,
      `Nearest: ${toList(findNearest(unknown, [...rows.keys()]))}.`,
    );
  }
  const remaining = Object.entries(lock).filter(([file]) => rows.has(file));
  const reviewed = [...rows].filter(([file]) => named.length === 0 || named.includes(file));
  writeLock(Object.fromEntries([...remaining, ...reviewed]), top);
  return {
    recorded: reviewed
      .filter(([file, row]) => JSON.stringify(row) !== JSON.stringify(lock[file]))
      .map(([file]) => file),
    removed: Object.keys(lock).filter((file) => !rows.has(file)),
  };
}
