'use client';

import { type KeyboardEvent, useRef } from 'react';
import { Search, X } from '@/components/ui/icons';
import { isComposing } from '@/lib/browser/keyboard';
import type { SearchMessages } from '../messages';
import { maxQueryLength } from '../protocol';

interface SearchFieldProps {
  query: string;
  onQuery: (query: string) => void;
  /** Called at the first sign that the reader means to type. */
  onIntent: () => void;
  texts: Pick<SearchMessages, 'field' | 'placeholder' | 'clear'>;
}

/** The field of the search page. Escape clears it. */
export function SearchField({ query, onQuery, onIntent, texts }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    onQuery('');
    input.current?.focus();
  }

  function clearOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent) || !query) return;
    event.preventDefault(); // Some browsers clear the field by themselves, without an event.
    clear();
  }

  return (
    <search>
      <form className="relative" onSubmit={(event) => event.preventDefault()}>
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-fd-muted-foreground"
        />
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={texts.field}
          placeholder={texts.placeholder}
          value={query}
          maxLength={maxQueryLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className="h-13 w-full rounded-xl border border-fd-muted-foreground bg-fd-background px-12 text-base [&::-webkit-search-cancel-button]:hidden"
          onFocus={onIntent}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={clearOnEscape}
        />
        {query && (
          <button
            type="button"
            aria-label={texts.clear}
            className="icon-button absolute inset-y-0 end-2 my-auto size-9"
            onClick={clear}
          >
            <X className="size-4.5" />
          </button>
        )}
      </form>
    </search>
  );
}
