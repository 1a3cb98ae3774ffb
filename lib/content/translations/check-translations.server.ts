import { existsSync } from 'node:fs';
import path from 'node:path';
import { contractFiles, toOverlayFile } from '../../contract/contract-files';
import { bundleContract } from '../../contract/load-contract.server';
import { parse, parseJson } from '../../errors/parse';
import type { Problem } from '../../errors/problem';
import { SiteError } from '../../errors/site-error';
import { defaultLocale, isPartial, type Locale, prefixedLocales } from '../../i18n/locales';
import { findNearest, toList } from '../../text/nearest';
import { isWrittenIn, toSourceFile, toTranslatedFile } from '../page-paths';
import { readFiles } from '../read-pages.server';
import { sidebarMetaSchema } from '../schemas/sidebar-meta';
import { findSectionChanges, type SectionChange } from './changes';
import { buildLockRow, type LockRow, type TranslationLock } from './lock';
import { lockFile, readLock, writeLock } from './lock.server';
import { hashSections, readPage } from './read-page.server';
import { type HashedSection, introAnchor, splitContract } from './sections';

/** A translation that exists or should exist. */
export interface Translation {
  /** Path of its file from the top of the project: `content/docs/intro.id.mdx`. */
  file: string;
  locale: Locale;
  /** Whether the file exists. */
  isWritten: boolean;
  /** Path of the text in the default language. */
  sourceFile: string;
  /** The sections of that text; `undefined` if it is gone. */
  source: readonly HashedSection[] | undefined;
  /** The sections of the translation; empty for an overlay of the contract, which has none. */
  getOwn: () => readonly HashedSection[];
}

/** A translation that can be compared with what it was made from. */
type SourcedTranslation = Translation & { source: readonly HashedSection[] };

/** Whether a translation and the text that it is made from both exist. */
function isComparable(translation: Translation): translation is SourcedTranslation {
  return translation.isWritten && translation.source !== undefined;
}

const pages = ['content/{docs,blog,pages}/**/*.mdx'];

/**
 * Every translation that exists or should exist: of the pages, and of the texts of the API contract.
 * @param top folder of the project
 * @throws SiteError for a page or a contract that does not parse
 */
async function readTranslations(top: string, languages: readonly Locale[]): Promise<Translation[]> {
  const files = readFiles(top, pages).map((file) => file.path);
  const ofPages = languages.flatMap((locale) => listPageTranslations(files, locale, top));
  return [...ofPages, ...(await listContractTranslations(top, languages))];
}

function listPageTranslations(files: readonly string[], locale: Locale, top: string): Translation[] {
  const written = new Set(files.filter((file) => isWrittenIn(file, locale)));
  const expected = files
    .filter((file) => isWrittenIn(file, defaultLocale) && !readPage(file, top)?.isDraft)
    .map((file) => toTranslatedFile(file, locale));
  return [...new Set([...expected, ...written])].sort().map((file) => ({
    file,
    locale,
    isWritten: written.has(file),
    sourceFile: toSourceFile(file),
    source: readPage(toSourceFile(file), top)?.sections,
    getOwn: () => readPage(file, top)?.sections ?? [],
  }));
}

/** The overlays of the contract, which have no sections of their own: `check:contract` checks their texts. */
async function listContractTranslations(top: string, languages: readonly Locale[]): Promise<Translation[]> {
  const sourceFiles = Object.values(contractFiles).filter((file) => existsSync(path.join(top, file)));
  const lists = sourceFiles.map(async (sourceFile) => {
    const source = hashSections(splitContract(await bundleContract(path.join(top, sourceFile))));
    return languages.map((locale) => {
      const file = toOverlayFile(sourceFile, locale.code);
      return { file, locale, isWritten: existsSync(path.join(top, file)), sourceFile, source, getOwn: () => [] };
    });
  });
  return (await Promise.all(lists)).flat();
}

interface Recording {
  lock: TranslationLock;
  /** Files whose row is new or has changed. */
  recorded: string[];
  /** Files whose row was removed, as there is nothing left to compare. */
  removed: string[];
}

/**
 * Records what translations were made from, after someone has reviewed them.
 * @param files the reviewed translations; if empty, all of them
 * @throws SiteError for a file that is not a translation of an English text, with the nearest names
 */
function recordTranslations(
  translations: readonly Translation[],
  lock: TranslationLock,
  files: readonly string[],
): Recording {
  const rows = new Map(
    translations.filter(isComparable).map(({ file, source }): [string, LockRow] => [file, buildLockRow(source)]),
  );
  for (const file of files) {
    if (rows.has(file)) continue;
    throw new SiteError(
      `"${file}" is not a translation of an English text.`,
      `Nearest: ${toList(findNearest(file, [...rows.keys()]))}.`,
    );
  }
  const reviewed = files.length > 0 ? files : [...rows.keys()];
  const remaining = Object.entries(lock).filter(([file]) => rows.has(file));
  const news = reviewed.map((file): [string, LockRow] => [file, rows.get(file) ?? {}]);
  return {
    lock: Object.fromEntries([...remaining, ...news]),
    recorded: news.filter(([file, row]) => JSON.stringify(row) !== JSON.stringify(lock[file])).map(([file]) => file),
    removed: Object.keys(lock).filter((file) => !rows.has(file)),
  };
}

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
const toMissing = ({ file, locale, sourceFile }: Pick<Translation, 'file' | 'locale' | 'sourceFile'>): Problem => ({
  file: sourceFile,
  message: `The translation into ${locale.label} is missing.`,
  hint: `Write ${file}, then run: ${write} ${file}`,
});

/** Whether a translation has the English words in every section. */
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

/** A file that would hold a translation, and does not exist. */
type AbsentTranslation = Pick<Translation, 'file' | 'locale' | 'sourceFile'>;

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

/** Names of sidebar categories that a language does not have. */
function listAbsentMetas(top: string, languages: readonly Locale[]): AbsentTranslation[] {
  const hint = 'Run `npm run check:content` to see where it fails and how to fix it.';
  const metas = readFiles(top, ['content/docs/**/meta.json']).filter(
    ({ path: file, text }) => parse(sidebarMetaSchema, parseJson(text, file, hint), file, hint).title,
  );
  return metas.flatMap(({ path: sourceFile }) =>
    languages
      .map((locale) => ({ locale, sourceFile, file: sourceFile.replace(/json$/, `${locale.code}.json`) }))
      .filter(({ file }) => !existsSync(path.join(top, file))),
  );
}

/**
 * Records in the lock what translations were made from.
 * @param files the reviewed translations, relative to the working directory; if empty, all of them
 * @returns the files whose row was written and the ones whose row was removed
 * @throws SiteError for a file that is no translation, or that does not parse; nothing is written then
 */
export async function updateTranslationLock(files: readonly string[], top = '.') {
  const named = files.map((file) => path.relative(top, file).replaceAll(path.sep, '/'));
  const { lock, recorded, removed } = recordTranslations(
    await readTranslations(top, prefixedLocales),
    readLock(top),
    named,
  );
  writeLock(lock, top);
  return { recorded, removed };
}
