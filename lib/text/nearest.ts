import { distance } from 'fastest-levenshtein';

/** Finds the candidates closest to `value` by edit distance, nearest first. */
export function findNearest(value: string, candidates: readonly string[], count = 3): string[] {
  return candidates
    .map((candidate) => ({ candidate, score: distance(value.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** Joins names for an error message: `a, b, c`, or `none` where there is nothing to name. */
export function toList(names: readonly string[]): string {
  return names.length > 0 ? names.join(', ') : 'none';
}
