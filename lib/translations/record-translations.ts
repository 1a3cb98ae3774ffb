import { SiteError } from '../errors/site-error';
import { findNearest, toList } from '../text/nearest';
import { isComparable, type Translation } from './translation';
import { buildLockRow, type LockRow, type TranslationLock } from './translation-lock';

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
export function recordTranslations(
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
  const kept = Object.entries(lock).filter(([file]) => rows.has(file));
  const news = reviewed.map((file): [string, LockRow] => [file, rows.get(file) ?? {}]);
  return {
    lock: Object.fromEntries([...kept, ...news]),
    recorded: news.filter(([file, row]) => JSON.stringify(row) !== JSON.stringify(lock[file])).map(([file]) => file),
    removed: Object.keys(lock).filter((file) => !rows.has(file)),
  };
}
