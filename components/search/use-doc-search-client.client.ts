'use client';

import { type RefObject, useState } from 'react';
import type { SearchOptions } from '@/lib/search/types';
import { createTransformSearchClient } from './doc-search-client';
import { getSearchAdapter } from './search-adapter';

/** The client of the DocSearch below `root`, and whether more hits are on their way. Once they are there, DocSearch searches again. */
export function useDocSearchClient(options: SearchOptions, root: RefObject<HTMLElement | null>) {
  const [isPartial, setIsPartial] = useState(false);
  const [transformSearchClient] = useState(() =>
    createTransformSearchClient(getSearchAdapter(options), {
      onPartial: setIsPartial,
      onComplete: () => searchAgain(root.current),
    }),
  );
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
