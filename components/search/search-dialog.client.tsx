'use client';

import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { loadSearchModal } from './load-search-modal';
import { PendingSearch, type PendingSearchTexts } from './pending-search.client';
import type { SearchModalProps } from './search-modal.client';

export interface SearchDialogProps extends SearchModalProps {
  texts: PendingSearchTexts;
}

/** The dialog of the search. While what belongs into it is still loading, it takes what is typed already. */
export function SearchDialog({ texts, ...props }: SearchDialogProps) {
  const { close, initialQuery } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [Modal, setModal] = useState<ComponentType<SearchModalProps>>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => dialog.current?.showModal(), []);

  useEffect(() => {
    let isShown = true;
    loadSearchModal().then(
      ({ SearchModal }) => isShown && setModal(() => SearchModal),
      (error: unknown) => {
        console.warn('The search could not be loaded:', error);
        if (isShown) setHasFailed(true);
      },
    );
    return () => {
      isShown = false;
    };
  }, []);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) close();
  }

  return (
    <dialog ref={dialog} aria-label={texts.label} className="search-dialog" onKeyDown={closeOnEscape} onClose={close}>
      {Modal ? (
        <Modal {...props} initialQuery={query} />
      ) : (
        <PendingSearch {...props} query={query} onQuery={setQuery} hasFailed={hasFailed} texts={texts} />
      )}
    </dialog>
  );
}
