'use client';

import { type KeyboardEvent, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { neverChanges } from '@/components/ui/hooks.client';
import { Search } from '@/components/ui/icons';
import { getModifierKey } from '@/lib/browser/keyboard';
import { dialogQueryLength } from '@/lib/formats/doc-search';
import { getLocale, type LocaleCode } from '@/lib/i18n/locales';
import { getSearchAdapter } from '../get-search-adapter';
import { toQuery } from '../query-text';
import { loadSearchModal, SearchDialog, type SearchDialogProps } from './search-dialog.client';
import { useSearchKeys } from './use-search-keys.client';

interface SearchButtonProps extends Omit<SearchDialogProps, 'initialQuery' | 'onClose' | 'locale'> {
  /** The language of the page. */
  code: LocaleCode;
}

/** Opens the search by a click, by its shortcuts, or by typing on it. What the search needs is loaded at the first sign of intent. */
export function SearchButton({ code, ...props }: SearchButtonProps) {
  const { texts, options } = props;
  const modifier = useSyncExternalStore(neverChanges, getModifierKey, () => 'Ctrl');
  const [initialQuery, setInitialQuery] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const preload = useCallback(() => {
    loadSearchModal(options).catch(() => {}); // The dialog reports the failure.
    getSearchAdapter(options).preload();
  }, [options]);

  const open = useCallback(
    (query: string) => {
      preload();
      // The dialog gives the focus back to what has it now.
      if (document.activeElement === document.body) button.current?.focus();
      setInitialQuery(query);
    },
    [preload],
  );
  const openWithSelection = useCallback(() => open(toQuery(String(getSelection()), dialogQueryLength)), [open]);
  const onClose = useCallback(() => setInitialQuery(null), []);
  useSearchKeys(openWithSelection);

  function openWithCharacter(event: KeyboardEvent) {
    if (!/^[\p{L}\p{N}]$/u.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    open(event.key);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        className="DocSearch-Button quiet-button gap-2 font-normal max-md:w-10 max-md:justify-center md:w-52 md:border md:bg-fd-muted md:px-3 md:hover:border-fd-primary"
        onPointerEnter={preload}
        onFocus={preload}
        onTouchStart={preload}
        onClick={openWithSelection}
        onKeyDown={openWithCharacter}
      >
        <Search aria-hidden className="size-4 max-md:size-5" />
        <span className="max-md:sr-only">{texts.label}</span>{' '}
        <kbd className="ms-auto rounded border bg-fd-background px-1.5 font-sans text-xs max-md:hidden">
          {modifier} K
        </kbd>
      </button>
      {initialQuery !== null && (
        <SearchDialog locale={getLocale(code)} {...props} initialQuery={initialQuery} onClose={onClose} />
      )}
    </>
  );
}
