import { distance } from 'fastest-levenshtein';

/** The words of an index: what a query can mean is looked for among them. */
export interface Vocabulary {
  /** Notes words that a record holds, each once. */
  add(forms: Iterable<string>): void;
  /** In how many records a word stands. */
  count(form: string): number;
  /** The words that a typed one can stand for, with how well each does, from 0 to 1. Empty for a word unlike any other. */
  expand(typed: string): ReadonlyMap<string, number>;
}

/** How well a word fits what was typed. */
const fit = { exact: 1, stem: 0.9, kin: 0.85, prefix: 0.55, prefixGain: 0.3, typo: 0.8, typos: 0.5, prefixTypo: 0.45 };

/** From so many letters on, a word that differs in one is hardly another one by chance. */
const sureLength = 6;

/**
 * Makes an empty vocabulary.
 * @param stem cuts a word to its stem, in the language of the index
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
    // By chance a mistyped word can have the stem of another one, or begin a longer one; then either may be meant.
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

/** Whether two stems differ in their last letter alone, as those of `verify` and `verification` do. */
function isKin(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 5 || long.length > short.length + 1) return false;
  return long.startsWith(short) || (short.length > 7 && long.startsWith(short.slice(0, -1)));
}

/** The words nearest to a mistyped one: one fault in four letters or more, two in six or more. */
function findMistyped(typed: string, forms: Iterable<string>): Map<string, number> {
  const found = new Map<string, number>();
  const allowed = typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2;
  for (const form of forms) {
    const faults = countFaults(typed, form);
    if (faults <= allowed) found.set(form, faults === 1 ? fit.typo : fit.typos);
    else if (typed.length > 4 && countFaults(typed, form.slice(0, typed.length)) === 1) found.set(form, fit.prefixTypo);
  }
  const best = Math.max(...found.values());
  return new Map([...found].filter(([, quality]) => quality === best));
}

/** Letters to change (Levenshtein's distance); two faults that only move letters count as one, as Damerau counts neighbours that were swapped. */
function countFaults(typed: string, form: string): number {
  if (Math.abs(typed.length - form.length) > 2) return Number.POSITIVE_INFINITY;
  const faults = distance(typed, form);
  return faults === 2 && toSorted(typed) === toSorted(form) ? 1 : faults;
}

function toSorted(word: string): string {
  return [...word].sort().join('');
}
