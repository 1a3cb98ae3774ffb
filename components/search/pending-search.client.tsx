'use client';

import { useRef } from 'react';
import { Spinner } from '@/components/ui/spinner.client';
import { dialogQueryLength } from '@/lib/search/limits';
import { ProblemActions } from './problem-actions';
import type { SearchProblemTexts } from './search-problem';

/** Labels of the field, the close button on narrow screens and the spinner, and the messages for when loading fails. */
export type PendingSearchTexts = { label: string; cancel: string; loading: string } & SearchProblemTexts;

interface PendingSearchProps {
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  close: () => void;
  hasFailed: boolean;
  onRetry: () => void;
  texts: PendingSearchTexts;
}

/** A placeholder for DocSearch, in the same place and shape. */
export function PendingSearch(props: PendingSearchProps) {
  const { placeholder, query, onQuery, close, hasFailed, onRetry, texts } = props;
  const input = useRef<HTMLInputElement>(null);

  /** The button disappears along with the error. */
  function retry() {
    input.current?.focus();
    onRetry();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the field closes, as Escape does
    <div className="search-pending" onMouseDown={({ target, currentTarget }) => target === currentTarget && close()}>
      <div>
        <input
          ref={input}
          type="search"
          aria-label={texts.label}
          placeholder={placeholder}
          value={query}
          maxLength={dialogQueryLength}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type in this field
          autoFocus
          onChange={({ target }) => onQuery(target.value)}
        />
        <button type="button" onClick={close}>
          {texts.cancel}
        </button>
        {hasFailed ? (
          <div role="alert">
            <p>
              <strong>{texts.errorScreen.titleText}</strong> {texts.errorScreen.helpText}
            </p>
            <ProblemActions onRetry={retry} texts={texts.errorActions} />
          </div>
        ) : (
          <Spinner label={texts.loading} />
        )}
      </div>
    </div>
  );
}
