'use client';

import type { Messages } from '@/lib/i18n/messages';
import { dialogQueryLength } from '@/lib/search/limits';

/** Labels of the field and of the close button on narrow screens, and the message for when loading fails. */
export type PendingSearchTexts = { label: string; cancel: string } & Messages['searchModal']['errorScreen'];

interface PendingSearchProps {
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  close: () => void;
  hasFailed: boolean;
  texts: PendingSearchTexts;
}

/** A placeholder for DocSearch, in the same place and shape. */
export function PendingSearch({ placeholder, query, onQuery, close, hasFailed, texts }: PendingSearchProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the field closes, as Escape does
    <div className="search-pending" onMouseDown={({ target, currentTarget }) => target === currentTarget && close()}>
      <div>
        <input
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
        {hasFailed && (
          <p role="alert">
            <strong>{texts.titleText}</strong> {texts.helpText}
          </p>
        )}
      </div>
    </div>
  );
}
