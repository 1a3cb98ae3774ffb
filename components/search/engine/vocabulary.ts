import { distance } from 'fastest-levenshtein';
import type { SearchLanguage } from './language';

/** A word in a text. */
interface Word {
  /** Normalised for comparison: lower case, without accents. */
  inflection: string;
  /** Offsets in the text; `end` is exclusive. */
  start: number;
  end: number;
  /** True for the whole of a name such as `face_not_found`, whose parts are words of their own. */
  isCompound?: true;
}

/** Adjacent characters that are read together. */
const runs = new RegExp(
  [
    String.raw`\b[cC](?:#|\+\+)(?!\w)`, // Languages named with a sign.
    String.raw`\p{N}+(?:\.\p{N}+)+`, // Version numbers.
    String.raw`\p{Ll}{2,}(?:\.\p{Ll}[\p{Ll}_]{2,})+(?![\p{L}\p{N}_])`, // Names such as `document.read`, but not `Next.js`.
    String.raw`\p{N}+(?=\p{L}+(?![\p{L}\p{N}_]))`, // The number before its unit: `10MB`.
    String.raw`\b[xX](?:-\p{L}+)+`, // Headers such as `X-Request-Id`, whose words alone are everywhere.
    String.raw`[\p{L}\p{N}]+(?:_+(?![\p{L}\p{N}_])|(?:(?:_+|:)[\p{L}\p{N}]+)*)`, // Beginnings of ids such as `con_`, and all others.
  ].join('|'),
  'gu',
);
const parts = /\p{Lu}*[\p{Ll}\p{N}]+|[^-_:.\p{Ll}]+/gu;
/** `createContact`, `face_not_found`, `agent:ended`, `X-Request-Id` and `1.0.0`, but neither `iOS` nor `JavaScript`. */
const compound = /[-_:.](?!_*$)|^\p{Ll}{3,}\p{Lu}/u;

/** The words of a text in their order. A compound name comes before its parts. */
export function toWords(text: string): Word[] {
  return [...text.matchAll(runs)].flatMap(({ 0: run, index: start }): Word[] => {
    const whole = { inflection: fold(run), start, end: start + run.length };
    if (!compound.test(run)) return [whole];
    const inner = [...run.matchAll(parts)].map((part) => ({
      inflection: fold(part[0]),
      start: start + part.index,
      end: start + part.index + part[0].length,
    }));
    return [{ ...whole, isCompound: true }, ...inner];
  });
}

const plain = /^[\x20-\x7e]*$/;

/** Normalises a word for comparison. ASCII words, which most are, have no accents to remove. */
function fold(word: string): string {
  return plain.test(word) ? word.toLowerCase() : word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Fits of a stem to the typed word, from 0 to 1. */
export const fits = { exact: 1, joined: 0.9, synonym: 0.85, completion: 0.65, typo: 0.7, unlikely: 0.4, longer: 0.3 };

/** Stems that a word of a query can stand for, each with its fit. */
export type Stems = Map<string, number>;

/** The words of an index and their stems, among which those of a query are looked up. */
export interface Vocabulary {
  toStem(form: string): string;
  /** The stems of a text's words, in order. */
  toStems(text: string): string[];
  /** The same, for a text of the index: its words are learnt. */
  learn(text: string): string[];
  has(form: string): boolean;
  /**
   * The stems of the index that a typed word can stand for; none if nothing resembles it.
   * @param isTyping whether the word may go on: then longer ones are likely
   */
  expand(typed: string, isTyping: boolean): Stems;
}

export function createVocabulary({ stem }: SearchLanguage): Vocabulary {
  const stems = new Map<string, string>();
  const roots = new Set<string>();

  const toStem = (form: string) => stems.get(form) ?? stem(form);
  const toStems = (text: string) => toWords(text).map(({ inflection: form }) => toStem(form));

  function learn(text: string): string[] {
    for (const { inflection: form } of toWords(text)) {
      const root = toStem(form);
      stems.set(form, root);
      roots.add(root);
    }
    return toStems(text);
  }

  function expand(typed: string, isTyping: boolean): Stems {
    const found: Stems = new Map();
    const root = stem(typed);
    for (const [form, longer] of stems) {
      if (form.startsWith(typed)) found.set(longer, isTyping ? fits.completion : fits.longer);
    }
    if (roots.has(root)) found.set(root, fits.exact);
    // A mistyped word can happen to share the stem of another one, or to begin a longer one; then either may be meant.
    const isSure = stems.has(typed) || (found.size > 0 && typed.length < 6);
    return isSure ? found : new Map([...findMistyped(typed, stems, found.size > 0), ...found]);
  }

  return {
    toStem,
    toStems,
    learn,
    has: (form) => stems.has(form),
    expand,
  };
}

/** The stems of the words nearest to a mistyped one, with one typo allowed from four letters on, and two from six. */
function findMistyped(typed: string, stems: ReadonlyMap<string, string>, isSimilarFound: boolean): Stems {
  const allowed = isSimilarFound || typed.length < 6 ? 1 : 2;
  const near: [stem: string, fit: number][] = [];
  for (const [form, stem] of typed.length < 4 ? [] : stems) {
    const typos = countTypos(typed, form);
    if (typos <= allowed) near.push([stem, typos === 1 ? fits.typo : fits.unlikely]);
    else if (!isSimilarFound && typed.length > 4 && countTypos(typed, form.slice(0, typed.length)) === 1)
      near.push([stem, fits.unlikely]);
  }
  const best = Math.max(...near.map(([, fit]) => fit));
  return new Map(near.filter(([, fit]) => fit === best));
}

/** The Levenshtein distance, but two edits that only reorder letters count as one, as in Damerau's variant. */
function countTypos(typed: string, form: string): number {
  if (Math.abs(typed.length - form.length) > 2) return Number.POSITIVE_INFINITY;
  const typos = distance(typed, form);
  return typos === 2 && toSorted(typed) === toSorted(form) ? 1 : typos;
}

function toSorted(word: string): string {
  return [...word].sort().join('');
}
