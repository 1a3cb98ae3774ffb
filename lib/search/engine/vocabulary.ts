import { distance } from 'fastest-levenshtein';

/** The words of an index, among which those of a query are looked up. */
export interface Vocabulary {
  /** Adds words of a record; each must be given only once per record, as it is counted. */
  add(forms: Iterable<string>): void;
  /** The number of records that hold a word. */
  count(form: string): number;
  /** The words that a typed one can stand for, each with its fit from 0 to 1; none if nothing resembles it. */
  expand(typed: string): ReadonlyMap<string, number>;
}

/** How well a word fits what was typed. */
const fit = { exact: 1, stem: 0.9, kin: 0.85, prefix: 0.55, prefixGain: 0.3, typo: 0.8, typos: 0.5, prefixTypo: 0.45 };

/** From this length on, two words that differ in one letter are hardly alike by chance. */
const sureLength = 6;

/**
 * Makes an empty vocabulary.
 * @param stem reduces a word to its stem, in the language of the index
 */
export function createVocabulary(stem: (form: string) => string): Vocabulary {
  const counts = new Map<string, number>();
  const stems = new Map<string, string>();
  const known = new Map<string, ReadonlyMap<string, number>>();

  function expand(typed: string): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    const root = stem(typed);
    for (const [form, formRoot] of stems) {
      const quality = getFit(typed, root, form, formRoot);
      if (quality > 0) found.set(form, quality);
    }
    if (found.has(typed)) return found;
    if (found.size === 0) return findMistyped(typed, stems.keys());
    // A mistyped word can happen to share the stem of another one, or to begin a longer one; then either may be meant.
    if (typed.length < sureLength) return found;
    const nearest = [...findMistyped(typed, stems.keys())].filter(([, quality]) => quality === fit.typo);
    return new Map([...nearest, ...found]);
  }

  return {
    add(forms) {
      known.clear();
      for (const form of forms) {
        counts.set(form, (counts.get(form) ?? 0) + 1);
        if (!stems.has(form)) stems.set(form, stem(form));
      }
    },
    count: (form) => counts.get(form) ?? 0,
    expand(typed) {
      const expanded = known.get(typed) ?? expand(typed);
      known.set(typed, expanded);
      return expanded;
    },
  };
}

function getFit(typed: string, root: string, form: string, formRoot: string): number {
  if (form === typed) return fit.exact;
  if (formRoot === root) return fit.stem;
  if (isKin(root, formRoot)) return fit.kin;
  return form.startsWith(typed) ? fit.prefix + (fit.prefixGain * typed.length) / form.length : 0;
}

/**
 * Whether two stems differ only at their end: one extends the other by a letter, as `verifi` (of `verify`) does `verif` (of
 * `verification`), or, from eight letters on, their last letters differ.
 */
function isKin(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 5 || long.length > short.length + 1) return false;
  return long.startsWith(short) || (short.length > 7 && long.startsWith(short.slice(0, -1)));
}

/** The words nearest to a mistyped one, with one typo allowed from four letters on, and two from six. */
function findMistyped(typed: string, forms: Iterable<string>): Map<string, number> {
  const found = new Map<string, number>();
  const allowed = typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2;
  for (const form of forms) {
    const typos = countTypos(typed, form);
    if (typos <= allowed) found.set(form, typos === 1 ? fit.typo : fit.typos);
    else if (typed.length > 4 && countTypos(typed, form.slice(0, typed.length)) === 1) found.set(form, fit.prefixTypo);
  }
  const best = Math.max(...found.values());
  return new Map([...found].filter(([, quality]) => quality === best));
}

/** The Levenshtein distance, but two edits that only reorder letters count as one, like a transposition in Damerau's variant. */
function countTypos(typed: string, form: string): number {
  if (Math.abs(typed.length - form.length) > 2) return Number.POSITIVE_INFINITY;
  const typos = distance(typed, form);
  return typos === 2 && toSorted(typed) === toSorted(form) ? 1 : typos;
}

function toSorted(word: string): string {
  return [...word].sort().join('');
}
