import { escapeHtml } from '@/lib/text/escape';
import type { HighlightedText, MarkedText } from '../protocol';
import type { Term } from './query';
import { toWords } from './vocabulary';

/** A part of a text that matches the query. */
interface Range {
  start: number;
  end: number;
  /** The word of the query that it matches. */
  typed: string;
}

/** A piece of a text, matching or not. */
interface Segment {
  text: string;
  isFound: boolean;
}

/** The tags around matches, and what stands for omitted text. */
interface Marks {
  open: string;
  close: string;
  ellipsis: string;
}

interface HighlightOptions {
  toStem: (form: string) => string;
  /** Length of the snippet; all words if infinite. */
  wordCount: number;
  marks: Marks;
}

/** Marks the matches in a text, as HTML: in the whole text, and in a snippet around them. */
export function highlight(
  text: string,
  terms: readonly Term[],
  { toStem, wordCount, marks }: HighlightOptions,
): { highlighted: HighlightedText; shortened: MarkedText } {
  const ranges = findRanges(text, terms, toStem);
  return {
    highlighted: {
      value: toHtml(toSegments(text, ranges), marks),
      matchedWords: [...new Set(ranges.map(({ typed }) => typed))],
    },
    shortened: { value: toSnippet(text, ranges, wordCount, marks) },
  };
}

/** Finds the words of a query in a text. Of a word that is longer than what was typed, only the typed part counts. */
function findRanges(text: string, terms: readonly Term[], toStem: (form: string) => string): Range[] {
  return toWords(text).flatMap(({ inflection: form, start, end }): Range[] => {
    const stem = toStem(form);
    const typed = terms.find(({ stems }) => stems.has(stem))?.typed;
    if (typed === undefined) return [];
    // Combining accents may make the form shorter than the word; then the whole word is marked.
    const isPrefix = form.startsWith(typed) && form.length === end - start;
    return [{ start, end: isPrefix ? start + typed.length : end, typed }];
  });
}

/** Splits a text at the boundaries of ranges, which may overlap: each keeps only what extends beyond those before it. */
export function toSegments(text: string, ranges: readonly Pick<Range, 'start' | 'end'>[]): Segment[] {
  const segments: Segment[] = [];
  let position = 0;
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (end <= position) continue;
    if (start > position) segments.push({ text: text.slice(position, start), isFound: false });
    segments.push({ text: text.slice(Math.max(start, position), end), isFound: true });
    position = end;
  }
  if (position < text.length) segments.push({ text: text.slice(position), isFound: false });
  return segments;
}

function toSnippet(text: string, ranges: readonly Range[], wordCount: number, marks: Marks): string {
  const { start, end } = findWindow(text, ranges, wordCount);
  const inside = ranges
    .filter((range) => range.start >= start && range.end <= end)
    .map((range) => ({ start: range.start - start, end: range.end - start }));
  const html = toHtml(toSegments(text.slice(start, end), inside), marks);
  return `${start > 0 ? marks.ellipsis : ''}${html}${end < text.length ? marks.ellipsis : ''}`;
}

/** The window of `wordCount` words that holds the most words of the query, with the matches in its middle; the first of equals. */
function findWindow(text: string, ranges: readonly Range[], wordCount: number): { start: number; end: number } {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
  if (words.length <= wordCount) return { start: 0, end: text.length };
  const found = ranges.map(({ start, typed }) => ({ typed, word: words.findLastIndex((word) => word.start <= start) }));
  let best = { first: 0, last: 0, count: 0 };
  for (const [index, { word: first }] of found.entries()) {
    const inside = found.slice(index).filter(({ word }) => word < first + wordCount);
    const count = new Set(inside.map(({ typed }) => typed)).size;
    if (count > best.count) best = { first, last: inside.at(-1)?.word ?? first, count };
  }
  const room = Math.floor((wordCount - (best.last - best.first + 1)) / 2);
  const first = Math.max(0, Math.min(best.first - room, words.length - wordCount));
  return { start: words[first]?.start ?? 0, end: words[first + wordCount - 1]?.end ?? text.length };
}

function toHtml(segments: readonly Segment[], { open, close }: Marks): string {
  return segments
    .map(({ text, isFound }) => (isFound ? `${open}${escapeHtml(text)}${close}` : escapeHtml(text)))
    .join('');
}
