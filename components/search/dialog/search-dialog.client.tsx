'use client';

import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Spinner } from '@/components/ui/spinner.client';
import { isComposing } from '@/lib/browser/keyboard';
import { loadPart } from '@/lib/browser/load-part';
import { dialogQueryLength } from '@/lib/formats/doc-search';
import { getSearchAdapter } from '../get-search-adapter';
import type { SearchOptions } from '../protocol';
import { SearchProblem, type SearchProblemTexts } from '../search-problem';
import type { SearchModalProps } from './search-modal.client';
import { isSearchChord } from './use-search-keys.client';

export interface SearchDialogProps extends Omit<SearchModalProps, 'insightsClient' | 'close'> {
  texts: { label: string; cancel: string; loading: string } & SearchProblemTexts;
  onClose: () => void;
}

/** Loads the dialog's content with its styles. Later calls reuse what was loaded, or try again after a failure. */
export async function loadSearchModal(options: SearchOptions) {
  const [{ SearchModal }, insightsClient] = await Promise.all([
    loadPart('search dialog', () => import('./search-modal.client')),
    getSearchAdapter(options).loadInsights?.(),
  ]);
  return { SearchModal, insightsClient };
}

/** The search dialog. While its content is loading, it has a field of its own, so that nothing typed is lost. */
export function SearchDialog({ texts, onClose, ...props }: SearchDialogProps) {
  const { options, placeholder, initialQuery } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadSearchModal>>>();
  const [hasFailed, setHasFailed] = useState(false);

  const close = useCallback(() => {
    dialog.current?.close(); // The browser gives the focus back.
    onClose();
  }, [onClose]);

  useEffect(() => dialog.current?.showModal(), []);

  // Going back or forward closes it. A page that only now arrives, from a click before it was opened, does not.
  useEffect(() => {
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [close]);

  useEffect(() => {
    if (hasFailed) return;
    loadSearchModal(options).then(setLoaded, (error: unknown) => {
      console.warn('The search could not be loaded:', error);
      setHasFailed(true);
    });
  }, [options, hasFailed]);

  function onKeyDown(event: KeyboardEvent) {
    const isChord = isSearchChord(event.nativeEvent);
    if (!isChord && (event.key !== 'Escape' || isComposing(event.nativeEvent))) return;
    event.preventDefault();
    if (!event.repeat) close();
  }

  return (
    <dialog ref={dialog} aria-label={texts.label} className="search-dialog" onKeyDown={onKeyDown} onClose={onClose}>
      {loaded ? (
        <loaded.SearchModal {...props} insightsClient={loaded.insightsClient} initialQuery={query} close={close} />
      ) : (
        <div className="search-loading">
          <input
            type="search"
            aria-label={texts.label}
            placeholder={placeholder}
            defaultValue={initialQuery}
            maxLength={dialogQueryLength}
            autoComplete="off"
            autoFocus
            onChange={({ target }) => setQuery(target.value)}
          />
          <button type="button" onClick={close}>
            {texts.cancel}
          </button>
          {hasFailed ? (
            <SearchProblem onRetry={() => setHasFailed(false)} texts={texts} />
          ) : (
            <Spinner label={texts.loading} />
          )}
        </div>
      )}
    </dialog>
  );
}
