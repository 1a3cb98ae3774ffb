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

/** The highlight name that `app/styles/search.css` styles. */
const highlightName = 'search-match';

/** What Escape closes before it clears the highlights; inside `:is()`, browsers skip selectors that they do not know. */
const openLayers = ':is(dialog[open], :popover-open)';

/** Highlights words on the page without changing its DOM, and lets the reader clear them. */
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
    // Text below the first screen is added after the first frame, and readers open sections and tabs.
    const observer = new MutationObserver(mark);
    observer.observe(main, { childList: true, subtree: true, attributeFilter: ['open', 'hidden'] });
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
      {/* Present before its text, or some screen readers announce nothing. */}
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
