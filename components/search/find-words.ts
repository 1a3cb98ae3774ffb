import { isShown } from '@/lib/dom/is-shown';
import { escapeRegExp } from '@/lib/text/escape-reg-exp';

const wordPart = '[\\p{L}\\p{N}_]';

/** Matches the whole words that begin with one of `words`; `null` where there is nothing to look for. */
export function toWordPattern(words: readonly string[]): RegExp | null {
  // A single letter would mark half of the page, unless it is all that was looked for.
  const long = words.filter((word) => word.length > 1);
  const parts = (long.length > 0 ? long : words).map(escapeRegExp);
  if (parts.length === 0) return null;
  return new RegExp(`(?<!${wordPart})(?:${parts.join('|')})${wordPart}*`, 'giu');
}

/** Finds words in the visible text below `root`. */
export function findRanges(root: Element, pattern: RegExp): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement || !isShown(node.parentElement)) continue;
    for (const match of node.nodeValue?.matchAll(pattern) ?? []) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      ranges.push(range);
    }
  }
  return ranges;
}
