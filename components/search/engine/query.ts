import { maxQueryLength } from '../protocol';
import type { SearchLanguage } from './language';
import { fits, type Stems, toWords, type Vocabulary } from './vocabulary';

/** A word of a query, and the stems that it can stand for, each with its fit from 0 to 1. */
export interface Term {
  typed: string;
  stems: Stems;
}

/** Knowledge of the index that a query is parsed with. */
export interface QueryContext {
  vocabulary: Vocabulary;
  language: SearchLanguage;
  /** Synonyms of words and phrases, by the stems of these. */
  synonyms: ReadonlyMap<string, readonly string[]>;
}

/** Number of words to which a query is cut: nobody types more, and each costs time. */
const maxTerms = 16;

/**
 * Parses a query into terms. Words that resemble nothing in the index are left out; stop words and single letters too, unless
 * there are no others.
 */
export function parseQuery(query: string, context: QueryContext): Term[] {
  const { vocabulary, language } = context;
  const words = readWords(query, context).slice(0, maxTerms);
  const synonyms = words.map((): Stems => new Map());
  addSynonyms(words, synonyms, context);
  const isWeak = (word: string) => language.stopWords.has(word) || word.length === 1;
  const isWeakQuery = words.every(isWeak);
  return words.flatMap((typed, index): Term[] => {
    if (isWeak(typed) && !isWeakQuery) return [];
    const own = vocabulary.expand(typed, index === words.length - 1);
    const stems = new Map([...own, ...findJoined(words, index, context)]);
    for (const [stem, fit] of synonyms[index] ?? []) stems.set(stem, Math.max(fit, stems.get(stem) ?? 0));
    return stems.size > 0 ? [{ typed, stems }] : [];
  });
}

/** The words of a query, each once. A compound is one word if the index has it, and its parts otherwise. */
function readWords(query: string, context: QueryContext): string[] {
  const words = toWords(query.slice(0, maxQueryLength));
  const wholes = words.filter(({ inflection: form, isCompound }) => isCompound && context.vocabulary.has(form));
  const isInside = (start: number) => wholes.some((whole) => whole.start <= start && start < whole.end);
  const parts = words.filter((word) => wholes.includes(word) || (!word.isCompound && !isInside(word.start)));
  return [...new Set(parts.flatMap(({ inflection: form }) => splitJoined(toKnown(form, context), context)))];
}

/** `ngirim` → `kirim`: a colloquial word becomes a known one, and any other stays as it is. */
function toKnown(form: string, context: QueryContext): string {
  const standard = isKnown(form, context) ? [] : context.language.toStandardForms(form);
  return standard.find((other) => isKnown(other, context)) ?? form;
}

/** Returns whether the index has an inflection of a word; stop words and words with synonyms always count as known. */
function isKnown(form: string, { vocabulary, language, synonyms }: QueryContext): boolean {
  if (synonyms.has(language.stem(form)) || language.stopWords.has(form)) return true;
  return [...vocabulary.expand(form, true).values()].includes(fits.exact);
}

/** `whitelabel` → `white`, `label`: a word that nothing resembles becomes the two known ones that it joins, if there are such. */
function splitJoined(form: string, context: QueryContext): string[] {
  const { vocabulary } = context;
  if (isKnown(form, context)) return [form];
  const isWord = (half: string) => vocabulary.has(half) && !vocabulary.has(`${half}_`); // `con_` begins an id.
  if (Math.max(0, ...vocabulary.expand(form, true).values()) > fits.unlikely) return [form];
  for (let length = form.length - 2; length > 1; length -= 1) {
    const halves = [form.slice(0, length), form.slice(length)];
    if (halves.every(isWord)) return halves;
  }
  return [form];
}

/** `web hook` also means `webhook`, where the index has it. */
function findJoined(words: readonly string[], index: number, { vocabulary, language }: QueryContext): Stems {
  const [before = '', word = '', after = ''] = [words[index - 1], words[index], words[index + 1]];
  const joined = [before && before + word, after && word + after].filter(vocabulary.has);
  return new Map(joined.map((form) => [language.stem(form), fits.joined]));
}

/** Adds the synonyms of words, and of phrases of up to three words, to each of these words. */
function addSynonyms(words: readonly string[], found: Stems[], { vocabulary, language, synonyms }: QueryContext): void {
  const stems = words.map(language.stem);
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 1; end <= Math.min(start + 3, words.length); end += 1) {
      const meant = synonyms.get(stems.slice(start, end).join(' ')) ?? [];
      const known = meant.flatMap((word) => vocabulary.toStems(word).slice(0, 1));
      for (const one of found.slice(start, end)) for (const stem of known) one.set(stem, fits.synonym);
    }
  }
}

/** Keys synonyms by the stems of their words, so that they apply to every form of a word: `api keys` has those of `api key`. */
export function stemSynonyms(
  synonyms: Record<string, string[]>,
  { toStems }: Vocabulary,
): ReadonlyMap<string, readonly string[]> {
  const stemmed = new Map<string, readonly string[]>();
  for (const [phrase, meant] of Object.entries(synonyms)) {
    const key = toStems(phrase).join(' ');
    stemmed.set(key, [...(stemmed.get(key) ?? []), ...meant]);
  }
  return stemmed;
}
