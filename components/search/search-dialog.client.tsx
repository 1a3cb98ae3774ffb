'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type LoadedSearchModal, loadSearchModal } from './load-search-modal';
import { PendingSearch, type PendingSearchTexts } from './pending-search.client';
import type { SearchModalProps } from './search-modal.client';

export interface SearchDialogProps extends Omit<SearchModalProps, 'insights'> {
  texts: PendingSearchTexts;
}

/** The search dialog. It already accepts typing while its content is still loading. */
export function SearchDialog({ texts, ...props }: SearchDialogProps) {
  const { close, initialQuery, options } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [loaded, setLoaded] = useState<LoadedSearchModal>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => dialog.current?.showModal(), []);

  useEffect(() => {
    let isShown = true;
    loadSearchModal(options).then(
      (next) => isShown && setLoaded(next),
      (error: unknown) => {
        console.warn('The search could not be loaded:', error);
        if (isShown) setHasFailed(true);
      },
    );
    return () => {
      isShown = false;
    };
  }, [options]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) close();
  }

  return (
    <dialog ref={dialog} aria-label={texts.label} className="search-dialog" onKeyDown={closeOnEscape} onClose={close}>
      {loaded ? (
        <loaded.SearchModal {...props} insights={loaded.insights} initialQuery={query} />
      ) : (
        <PendingSearch {...props} query={query} onQuery={setQuery} hasFailed={hasFailed} texts={texts} />
      )}
    </dialog>
  );
}
