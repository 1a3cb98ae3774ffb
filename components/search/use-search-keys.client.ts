'use client';

import { useEffect } from 'react';
import { isSingleKey } from '@/components/ui/is-single-key';

interface SearchKeys {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Ctrl+K and ⌘+K open and close the search; a slash opens it where nothing is being edited. */
export function useSearchKeys({ isOpen, open, close }: SearchKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (isChord(event) && event.repeat)
        event.preventDefault(); // The keys are held down.
      else if (isOpen && isChord(event)) close();
      else if (!isOpen && (isChord(event) || isSingleKey(event, '/')) && !document.querySelector('dialog[open]'))
        open();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}

/** Browsers that autofill a field send key events without a `key`. */
function isChord({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key?.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}
