import { escapeRegExp } from '../escape-reg-exp';

/** A part of a text, in characters from its start; `end` is behind its last. */
interface Range {
  start: number;
  end: number;
}

/** Finds the words of a query in a text, whatever their case, and joins those that stand side by side. */
export function findRanges(text: string, query: string): Range[] {
  const words = query.split(/\s+/).filter(Boolean).map(escapeRegExp);
  if (words.length === 0) return [];
  const found = text.matchAll(new RegExp(`(?:${words.join('|')})(?:\\s+(?:${words.join('|')}))*`, 'gi'));
  return [...found].map(({ index, 0: match }) => ({ start: index, end: index + match.length }));
}
