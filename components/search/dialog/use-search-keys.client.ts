'use client';

import { useEffect } from 'react';
import { isSingleKey } from '@/lib/browser/keyboard';

/** Opens the search with Ctrl+K or ⌘+K, and with a slash where nothing is being edited. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(isSearchChord(event) || isSingleKey(event, '/'))) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}

/** Returns whether a key press is Ctrl+K or ⌘+K. Browsers that autofill a field send key events without a `key`. */
export function isSearchChord({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key?.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}
