import type { FieldName, IndexedRecord } from './indexed-record';
import type { Term } from './query';

/** A record that was found. */
export interface RankedRecord {
  indexed: IndexedRecord;
  score: number;
  /** Share of the query that it holds, by the weight of the words. */
  coverage: number;
}

const fieldWeights: [FieldName, number][] = [
  ['name', 1],
  ['codes', 0.9],
  ['parents', 0.7],
  ['path', 0.6],
  ['summary', 0.5],
  ['text', 0.4],
];

const W = JSON.parse(globalThis.process?.env?.W ?? '{}');
export const weights = {
  nameShare: 0.35, prox: 0.15, lvl1: 0.15, lvl2: 0.05, depth: 0.01, code: 2, bm25: 0.1, ...W,
};

export function scoreRecord(indexed: IndexedRecord, terms: readonly Term[], bm25: number): RankedRecord {
  let total = 0;
  let held = 0;
  let score = 0;
  let inName = 0;
  for (const { forms, weight } of terms) {
    total += weight;
    let best = 0;
    let any = 0;
    for (const [field, fieldWeight] of fieldWeights) {
      const fit = getBestFit(indexed.forms[field], forms);
      if (field === 'name') inName += weight * fit;
      any = Math.max(any, fit);
      best = Math.max(best, fit * fieldWeight);
    }
    if (any > 0) held += weight;
    score += weight * best;
  }
  const { type, url } = indexed.record;
  const prior = type === 'lvl1' ? weights.lvl1 : type === 'lvl2' ? weights.lvl2 : 0;
  const depth = url.replace(/#.*/, '').split('/').length;
  return {
    indexed,
    coverage: held / total,
    score:
      score / total +
      weights.nameShare * getNameShare(indexed, terms) * (inName / total) +
      weights.prox * getProximity(indexed, terms) +
      weights.bm25 * bm25 +
      prior -
      weights.depth * depth,
  };
}

function getNameShare({ words }: IndexedRecord, terms: readonly Term[]): number {
  const names = words.name;
  if (names.length === 0) return 0;
  const matched = names.filter((form) => terms.some(({ forms }) => forms.has(form))).length;
  return matched / names.length;
}

/** Share of neighbouring words of the query that are neighbours in a field too. */
function getProximity({ words }: IndexedRecord, terms: readonly Term[]): number {
  if (terms.length < 2) return 0;
  let pairs = 0;
  for (let i = 0; i + 1 < terms.length; i += 1) {
    const [a, b] = [terms[i]!.forms, terms[i + 1]!.forms];
    const has = (list: string[]) => {
      for (let j = 0; j + 1 < list.length; j += 1) if (a.has(list[j]!) && b.has(list[j + 1]!)) return true;
      return false;
    };
    if (has(words.name) || has(words.summary) || has(words.text)) pairs += 1;
  }
  return pairs / (terms.length - 1);
}

function getBestFit(words: ReadonlySet<string>, forms: ReadonlyMap<string, number>): number {
  let best = 0;
  if (words.size < forms.size) {
    for (const word of words) best = Math.max(best, forms.get(word) ?? 0);
  } else {
    for (const [form, fit] of forms) if (fit > best && words.has(form)) best = fit;
  }
  return best;
}
