'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isComposing } from '@/components/ui/is-composing';
import type { EnterKey } from './hold-enter';
import { type LoadedSearchModal, loadSearchModal } from './load-search-modal';
import { PendingSearch, type PendingSearchTexts } from './pending-search.client';
import type { SearchModalProps } from './search-modal.client';

export interface SearchDialogProps extends Omit<SearchModalProps, 'insights' | 'firstEnter'> {
  texts: PendingSearchTexts;
}

/** The search dialog. It already accepts typing while its content is still loading. */
export function SearchDialog({ texts, ...props }: SearchDialogProps) {
  const { close, initialQuery, options } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [loaded, setLoaded] = useState<LoadedSearchModal>();
  const [hasFailed, setHasFailed] = useState(false);
  const [enter, setEnter] = useState<EnterKey>();

  useEffect(() => dialog.current?.showModal(), []);

  useEffect(() => {
    if (hasFailed) return;
    let isShown = true;
    async function load() {
      const next = await loadSearchModal(options);
      if (!isShown) return;
      // A page of the host in place of the style sheet: browsers report no failure.
      if (!hasStyles(dialog.current)) throw new Error('The styles of the search dialog are missing.');
      setLoaded(next);
    }
    load().catch((error: unknown) => {
      console.warn('The search could not be loaded:', error);
      if (isShown) setHasFailed(true);
    });
    return () => {
      isShown = false;
    };
  }, [options, hasFailed]);

  function onKeyDown({ key, nativeEvent, target }: KeyboardEvent) {
    if (isComposing(nativeEvent)) return;
    if (key === 'Escape') close();
    if (key === 'Enter' && !loaded && target instanceof HTMLInputElement) setEnter(nativeEvent); // DocSearch gets it later.
  }

  function type(next: string) {
    setQuery(next);
    setEnter(undefined); // It was meant for another query.
  }

  return (
    <dialog ref={dialog} aria-label={texts.label} className="search-dialog" onKeyDown={onKeyDown} onClose={close}>
      {loaded ? (
        <loaded.SearchModal {...props} insights={loaded.insights} initialQuery={query} firstEnter={enter} />
      ) : (
        <PendingSearch
          {...props}
          query={query}
          onQuery={type}
          hasFailed={hasFailed}
          onRetry={() => setHasFailed(false)}
          texts={texts}
        />
      )}
    </dialog>
  );
}

/** Whether `search-modal.css` is there, which sets this variable. */
function hasStyles(dialog: HTMLDialogElement | null): boolean {
  return dialog !== null && getComputedStyle(dialog).getPropertyValue('--docsearch-primary-color') !== '';
}
