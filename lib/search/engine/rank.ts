import type { FieldName, IndexedRecord } from './indexed-record';
import { searchLanguages } from './language';
import type { Term } from './query';

/** A record that was found. */
export interface RankedRecord {
  indexed: IndexedRecord;
  score: number;
  /** Share of the query that it holds, by the weight of the words. */
  coverage: number;
}

const fieldWeights: Record<FieldName, number> = { name: 1, codes: 0.9, parents: 0.7, path: 0.55, text: 0.4 };

export function scoreRecord(
  indexed: IndexedRecord,
  terms: readonly Term[],
  stopWords: ReadonlySet<string>,
): RankedRecord {
  let total = 0;
  let held = 0;
  let score = 0;
  let inName = 0;
  for (const { forms, weight } of terms) {
    total += weight;
    let best = 0;
    let any = 0;
    for (const [field, fieldWeight] of Object.entries(fieldWeights) as [FieldName, number][]) {
      const fit = getBestFit(indexed.fields[field], forms);
      if (field === 'name') inName += weight * fit;
      any = Math.max(any, fit);
      best = Math.max(best, fit * fieldWeight);
    }
    if (any > 0) held += weight;
    score += weight * best;
  }
  const nameWords = indexed.name.filter((form) => !stopWords.has(form));
  const matchedName = nameWords.filter((form) => terms.some(({ forms }) => forms.has(form))).length;
  const nameShare = nameWords.length > 0 ? matchedName / nameWords.length : 0;
  const type = indexed.record.type;
  const prior = type === 'lvl1' ? 0.15 : type === 'lvl2' ? 0.05 : 0;
  return { indexed, coverage: held / total, score: score / total + 0.3 * nameShare * (inName / total) + prior };
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
