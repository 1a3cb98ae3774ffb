'use client';

import { type KeyboardEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { getModifierKey } from '@/components/ui/get-modifier-key';
import { Search } from '@/components/ui/icons';
import { neverChanges } from '@/components/ui/never-changes';
import { dialogQueryLength } from '@/lib/search/limits';
import { toQuery } from '@/lib/search/to-query';
import { loadSearchModal } from './load-search-modal';
import { getSearchAdapter } from './search-adapter';
import { SearchDialog, type SearchDialogProps } from './search-dialog.client';
import { useSearchKeys } from './use-search-keys.client';

type SearchButtonProps = Omit<SearchDialogProps, 'initialQuery' | 'close'>;

const getSelectedText = () => toQuery(String(window.getSelection()), dialogQueryLength);

/** Opens the search by a click, by its shortcuts, or by typing on it. What the search needs is loaded at the first sign of intent. */
export function SearchButton({ texts, options, ...props }: SearchButtonProps) {
  const modifier = useSyncExternalStore(neverChanges, getModifierKey, () => 'Ctrl');
  const [initialQuery, setInitialQuery] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);
  const isOpen = initialQuery !== null;

  const preload = useCallback(() => {
    loadSearchModal(options).catch(() => {}); // The dialog reports the failure.
    getSearchAdapter(options).preload();
  }, [options]);

  const open = useCallback(() => {
    preload();
    const { activeElement } = document;
    focusedBefore.current = activeElement instanceof HTMLElement ? activeElement : null;
    setInitialQuery(getSelectedText());
  }, [preload]);
  const close = useCallback(() => setInitialQuery(null), []);
  useSearchKeys({ isOpen, open, close });

  useEffect(() => {
    window.addEventListener('popstate', close); // Going back or forward leaves the page on which it was opened.
    return () => window.removeEventListener('popstate', close);
  }, [close]);

  useEffect(() => {
    if (isOpen) return () => focusAgain([focusedBefore.current, button.current]);
  }, [isOpen]);

  function openWithCharacter(event: KeyboardEvent) {
    if (!/^[\p{L}\p{N}]$/u.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    focusedBefore.current = button.current;
    setInitialQuery(event.key);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={texts.label}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        className="DocSearch-Button quiet-button gap-2 font-normal max-md:w-10 max-md:justify-center md:w-52 md:border md:bg-fd-muted md:px-3 md:hover:border-fd-primary"
        onPointerEnter={preload}
        onFocus={preload}
        onTouchStart={preload}
        onClick={open}
        onKeyDown={openWithCharacter}
      >
        <Search className="size-4 max-md:size-5" />
        <span className="max-md:hidden">{texts.label}</span>
        <kbd className="ms-auto hidden gap-1 rounded border bg-fd-background px-1.5 font-sans text-xs md:flex">
          <span>{modifier}</span>
          <span>K</span>
        </kbd>
      </button>
      {isOpen && <SearchDialog {...props} options={options} texts={texts} initialQuery={initialQuery} close={close} />}
    </>
  );
}

/** Returns the focus to what had it when a key opened the search; the button gets it where nothing had, or if that is gone. */
function focusAgain(candidates: (HTMLElement | null)[]): void {
  for (const element of candidates) {
    element?.focus({ preventScroll: true });
    if (document.activeElement !== document.body) return;
  }
}
