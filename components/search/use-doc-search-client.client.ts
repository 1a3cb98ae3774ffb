'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { SearchOptions } from '@/lib/search/types';
import { createTransformSearchClient } from './doc-search-client';
import { createEnterHold, type EnterKey } from './hold-enter';
import { getSearchAdapter } from './search-adapter';

/**
 * The client of the DocSearch below `root`, and whether more hits are on their way. Once they are there, DocSearch searches again.
 * @param firstEnter an Enter that was pressed before the dialog had loaded
 */
export function useDocSearchClient(
  options: SearchOptions,
  root: RefObject<HTMLElement | null>,
  firstEnter: EnterKey | undefined,
) {
  const [isPartial, setIsPartial] = useState(false);
  const [hold] = useState(() => createEnterHold((key) => pressEnter(root.current, key), firstEnter));
  const [transformSearchClient] = useState(() =>
    createTransformSearchClient(getSearchAdapter(options), {
      onSearch: hold.wait,
      onPartial: setIsPartial,
      onComplete: () => searchAgain(root.current),
    }),
  );

  useEffect(() => {
    const element = root.current;
    element?.addEventListener('keydown', hold.onKeyDown, { capture: true }); // Before React, and so before DocSearch.
    element?.addEventListener('input', hold.onInput, { capture: true });
    return () => {
      element?.removeEventListener('keydown', hold.onKeyDown, { capture: true });
      element?.removeEventListener('input', hold.onInput, { capture: true });
    };
  }, [root, hold]);

  return { transformSearchClient, isPartial };
}

/**
 * DocSearch searches when its field gets the focus; a reader who has moved on in the list is not disturbed.
 * @returns whether it searches; it does not for an empty field
 */
function searchAgain(root: HTMLElement | null): boolean {
  const input = root?.querySelector<HTMLInputElement>(
    '.DocSearch-Input:is([aria-activedescendant$="-item-0"], :not([aria-activedescendant]))',
  );
  input?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  return Boolean(input?.value);
}

/** DocSearch opens the selected hit on Enter; what was held down says where. */
function pressEnter(root: HTMLElement | null, { ctrlKey, metaKey, shiftKey, altKey }: EnterKey): void {
  const key = { key: 'Enter', ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true };
  root?.querySelector('.DocSearch-Input')?.dispatchEvent(new KeyboardEvent('keydown', key));
}
