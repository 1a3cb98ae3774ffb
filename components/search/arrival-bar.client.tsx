'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { focusMain } from '@/components/layout/focus-main';
import { mainId } from '@/components/layout/main-id';
import { X } from '@/components/ui/icons';
import { formatCount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { findRanges, toWordPattern } from './find-words';

export interface ArrivalBarProps {
  words: readonly string[];
  onClear: () => void;
  locale: Locale;
  texts: Messages['search']['arrival'];
}

/** The name that `app/styles/search.css` gives a look. */
const highlightName = 'search-match';

/** What Escape closes before it takes the marks away; `:is()` lets a browser pass over what it does not know. */
const openLayers = ':is(dialog[open], :popover-open)';

/** Marks words on the page, without a change to its elements, and lets the reader take the marks away. */
export function ArrivalBar({ words, onClear, locale, texts }: ArrivalBarProps) {
  const [count, setCount] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const main = document.getElementById(mainId);
    const pattern = toWordPattern(words);
    if (!('highlights' in CSS) || !main || !pattern) return;
    const mark = () => {
      const ranges = findRanges(main, pattern);
      CSS.highlights.set(highlightName, new Highlight(...ranges));
      setCount(ranges.length);
    };
    mark();
    // What of the text is not in sight comes after the first frame of the page.
    const observer = new MutationObserver(mark);
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(highlightName);
    };
  }, [words]);

  const clear = useCallback(() => {
    if (bar.current?.contains(document.activeElement)) focusMain();
    onClear();
  }, [onClear]);

  useEffect(() => {
    const clearOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector(openLayers)) clear();
    };
    document.addEventListener('keydown', clearOnEscape);
    return () => document.removeEventListener('keydown', clearOnEscape);
  }, [clear]);

  const hasMarks = count > 0;
  return (
    <div ref={bar} className={hasMarks ? 'arrival-bar' : undefined}>
      {/* There before its text, else some screen readers say nothing. */}
      <span role="status">{hasMarks && formatCount(texts.matches, count, locale)}</span>
      {hasMarks && (
        <button type="button" onClick={clear}>
          {texts.clear}
          <X className="size-4" />
        </button>
      )}
    </div>
  );
}
