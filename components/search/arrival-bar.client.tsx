'use client';

import { useEffect, useState } from 'react';
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

/** Marks words on the page, without a change to its elements, and lets the reader take the marks away. */
export function ArrivalBar({ words, onClear, locale, texts }: ArrivalBarProps) {
  const [count, setCount] = useState(0);

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

  useEffect(() => {
    const clearOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) onClear();
    };
    document.addEventListener('keydown', clearOnEscape);
    return () => document.removeEventListener('keydown', clearOnEscape);
  }, [onClear]);

  const hasMarks = count > 0;
  return (
    <div className={hasMarks ? 'arrival-bar' : undefined}>
      {/* There before its text, else some screen readers say nothing. */}
      <span role="status">{hasMarks && formatCount(texts.matches, count, locale)}</span>
      {hasMarks && (
        <button type="button" onClick={onClear}>
          {texts.clear}
          <X className="size-4" />
        </button>
      )}
    </div>
  );
}
