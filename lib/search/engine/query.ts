import { maxQueryLength } from '../limits';
import type { SearchLanguage } from './language';
import type { Vocabulary } from './vocabulary';
import { toWords } from './words';

/** A word of a query: what it can stand for, and how significant it is. */
export interface Term {
  typed: string;
  /** Indexed words that it can stand for, each with its fit from 0 to 1. */
  forms: ReadonlyMap<string, number>;
  weight: number;
}

/** What a query is parsed with. */
export interface QueryContext {
  vocabulary: Vocabulary;
  language: SearchLanguage;
  /** Synonyms of words and phrases, by the stems of these. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** Number of records in the index. */
  size: number;
}

/** Number of words to which a query is cut: nobody types more, and each costs time. */
const maxTerms = 16;

/** Fit of forms that differ from what was typed. */
const fits = {
  /** From this fit on, a form counts as an inflection of the same word. */
  word: 0.85,
  /** Two words that the index has as one. */
  joined: 0.9,
  synonym: 0.85,
  /** Factor for longer words, once the typed one is complete because another follows it. */
  finished: 0.6,
};

const stopWordWeight = 0.02;

/** A word with a lower weight finds nothing by itself. */
const neededWeight = 0.1;

/** Forms whose fit is this close to the best one determine how rare a word is; these include synonyms. */
const nearBest = 0.25;

/** Parses a query into terms. Words that resemble nothing in the index are left out. */
export function parseQuery(query: string, context: QueryContext): Term[] {
  const words = readWords(query, context).slice(0, maxTerms);
  const isStopWord = createStopWordTest(words, context.language);
  const synonyms = findSynonyms(words, context);
  return words.flatMap((typed, index): Term[] => {
    if (isStopWord(typed)) return [{ typed, forms: new Map([[typed, 1]]), weight: stopWordWeight }];
    const own = [...findForms(typed, index === words.length - 1, context), ...findJoined(words, index, context)];
    const forms = keepBest([...own, ...(synonyms.get(index) ?? [])]);
    return forms.size === 0 ? [] : [{ typed, forms, weight: getWeight(forms, context) }];
  });
}

/** Tells which words of a query say nothing: stop words and, in a question, empty verbs; none, if it has no others. */
function createStopWordTest(words: readonly string[], language: SearchLanguage): (word: string) => boolean {
  const { stopWords, questionWords, emptyVerbs } = language;
  const isQuestion = words.some((word) => questionWords.has(word));
  const isEmpty = (word: string) => stopWords.has(word) || (isQuestion && emptyVerbs.has(word));
  return words.every(isEmpty) ? () => false : isEmpty;
}

/** Whether a word finds something by itself, and is worth marking. */
export function isTelling({ weight }: Term): boolean {
  return weight >= neededWeight;
}

/** The words that records are searched for. A single letter or digit beside longer words only orders what these find. */
export function getSearchedTerms(terms: readonly Term[]): Term[] {
  const telling = terms.filter(isTelling);
  const longer = telling.filter(({ typed }) => typed.length > 1);
  return longer.length > 0 ? longer : telling;
}

type Forms = [form: string, fit: number][];

/** The words of a query, each once. A compound is one word if the index has it, and its parts otherwise. */
function readWords(query: string, context: QueryContext): string[] {
  const words = toWords(query.slice(0, maxQueryLength));
  const wholes = words.filter(({ form, isCompound }) => isCompound && context.vocabulary.count(form) > 0);
  const isInside = (start: number) => wholes.some((whole) => whole.start <= start && start < whole.end);
  const kept = words.filter((word) => wholes.includes(word) || (!word.isCompound && !isInside(word.start)));
  return [...new Set(kept.flatMap(({ form }) => (isKnown(form, context) ? [form] : readUnknown(form, context))))];
}

/** Whether the index has an inflection of a word; stop words and words with synonyms always count as known. */
function isKnown(form: string, { vocabulary, language, synonyms }: QueryContext): boolean {
  if (synonyms.has(language.stem(form)) || language.stopWords.has(form)) return true;
  return [...vocabulary.expand(form).values()].some((fit) => fit >= fits.word);
}

/** `ngirim` → `kirim`: replaces a colloquial word by a known one, or any other by its parts. */
function readUnknown(form: string, context: QueryContext): string[] {
  const standard = context.language.toStandardForms(form).find((other) => isKnown(other, context));
  return standard === undefined ? split(form, context) : [standard];
}

/** `10mb` → `10`, `mb`; `facematch` → `face`, `match`, where at least two records have each. */
function split(form: string, { vocabulary }: QueryContext): string[] {
  const measure = /^(\p{N}+)(\p{L}+)$/u.exec(form)?.slice(1) ?? [];
  if (measure.length > 0 && measure.every((part) => vocabulary.expand(part).size > 0)) return measure;
  if (form.length < 6) return [form];
  for (let end = 3; end <= form.length - 3; end += 1) {
    const parts = [form.slice(0, end), form.slice(end)];
    if (parts.every((part) => vocabulary.count(part) > 1)) return parts;
  }
  return [form];
}

/** The forms that a word stands for by itself. Longer words are likely while it is being typed, but not once others follow. */
function findForms(word: string, isTyping: boolean, { vocabulary }: QueryContext): Forms {
  const isLonger = (form: string, fit: number) => fit < fits.word && form.startsWith(word);
  return [...vocabulary.expand(word)].map(([form, fit]) =>
    isTyping || !isLonger(form, fit) ? [form, fit] : [form, fit * fits.finished],
  );
}

/** `web hook` also means `webhook`, where the index has it. */
function findJoined(words: readonly string[], index: number, { vocabulary }: QueryContext): Forms {
  const [before = '', word = '', after = ''] = [words[index - 1], words[index], words[index + 1]];
  const joined = [...(before ? [before + word] : []), ...(after ? [word + after] : [])];
  return joined.filter((form) => vocabulary.count(form) > 0).map((form) => [form, fits.joined]);
}

/** The synonyms of words, and of phrases of up to three words, by the index of each word. */
function findSynonyms(words: readonly string[], { vocabulary, language, synonyms }: QueryContext): Map<number, Forms> {
  const found = new Map<number, Forms>();
  const stems = words.map(language.stem);
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 1; end <= Math.min(start + 3, words.length); end += 1) {
      const meant = synonyms.get(stems.slice(start, end).join(' ')) ?? [];
      const forms = meant.flatMap((word) => [...vocabulary.expand(word)]).filter(([, fit]) => fit >= fits.word);
      const weaker: Forms = forms.map(([form, fit]) => [form, fit * fits.synonym]);
      for (let index = start; index < end; index += 1) found.set(index, [...(found.get(index) ?? []), ...weaker]);
    }
  }
  return found;
}

/** Keys synonyms by the stems of their words, so that they apply to every form of a word: `api keys` has those of `api key`. */
export function stemSynonyms(
  synonyms: Record<string, string[]>,
  stem: SearchLanguage['stem'],
): ReadonlyMap<string, readonly string[]> {
  const stemmed = new Map<string, readonly string[]>();
  for (const [phrase, meant] of Object.entries(synonyms)) {
    const key = toWords(phrase)
      .map(({ form }) => stem(form))
      .join(' ');
    stemmed.set(key, [...new Set([...(stemmed.get(key) ?? []), ...meant])]);
  }
  return stemmed;
}

function keepBest(forms: Forms): Map<string, number> {
  const best = new Map<string, number>();
  for (const [form, fit] of forms) best.set(form, Math.max(fit, best.get(form) ?? 0));
  return best;
}

/** The inverse document frequency: rare words are more significant. */
function getWeight(forms: ReadonlyMap<string, number>, { vocabulary, size }: QueryContext): number {
  const best = Math.max(...forms.values());
  const counts = [...forms].flatMap(([form, fit]) => (fit >= best - nearBest ? [vocabulary.count(form)] : []));
  return Math.log(1 + size / Math.max(...counts, 1));
}
