'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { X } from '@/components/ui/icons';
import { focusMain } from '@/lib/browser/open-page';
import { escapeRegExp } from '@/lib/text/escape';
import type { SearchHit } from './protocol';

/** The highlight name that `components/search/search.css` styles. */
const highlightName = 'search-match';

/** The address of the hit that was opened, and the words that it was found by. */
let arrival: { path: string | undefined; words: string[] } | undefined;

/** Tells the page behind a hit which words to highlight. Stored searches have none. */
export function announceArrival({ url, _highlightResult: marked }: Partial<SearchHit>): void {
  const texts = marked ? [...Object.values(marked.hierarchy), marked.content] : [];
  arrival = { path: url?.split('#')[0], words: texts.flatMap((text) => text?.matchedWords ?? []) };
}

/** Highlights the words of a search on the page that a hit led to, until the reader clears them or goes on. */
export function ArrivalHighlight({ label }: { label: string }) {
  const pathname = usePathname();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const announced = arrival;
    arrival = undefined;
    if (!('highlights' in CSS) || announced?.path !== pathname) return;
    const ranges = findWords(document.querySelector('main'), announced.words);
    CSS.highlights.set(highlightName, new Highlight(...ranges));
    setIsShown(ranges.length > 0);
    return () => {
      CSS.highlights.delete(highlightName);
      setIsShown(false);
    };
  }, [pathname]);

  function clear() {
    CSS.highlights.delete(highlightName);
    setIsShown(false);
    focusMain(); // The button disappears.
  }

  return (
    isShown && (
      <button type="button" className="arrival-clear" onClick={clear}>
        {label}
        <X aria-hidden className="size-4" />
      </button>
    )
  );
}

/** Finds the words that begin with one of `words` in the text below `root`. */
function findWords(root: Element | null, words: readonly string[]): Range[] {
  if (!root || words.length === 0) return [];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words.map(escapeRegExp).join('|')})[\\p{L}\\p{N}_]*`, 'giu');
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { index, 0: match } of node.nodeValue?.matchAll(pattern) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + match.length);
      ranges.push(range);
    }
  }
  return ranges;
}
