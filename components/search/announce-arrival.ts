import type { MouseEvent as ReactMouseEvent } from 'react';
import { opensElsewhere } from '@/lib/navigation/opens-elsewhere';
import { arrival, leaveForNewDocument } from '@/lib/search/arrival';
import { getMarkedWords } from '@/lib/search/marked-words';
import type { SearchHit } from '@/lib/search/types';

/** A hit, or one that was kept from an earlier search, without its marks. */
export type OpenedHit = Pick<SearchHit, 'url'> & Partial<Pick<SearchHit, '_highlightResult'>>;

/** Tells the page that a hit opens which words to mark there. */
export function announceArrival({ url, _highlightResult }: OpenedHit, inNewDocument: boolean): void {
  const [path = url] = url.split('#');
  const next = _highlightResult ? { path, words: getMarkedWords({ _highlightResult }) } : null;
  if (!inNewDocument) arrival.set(next);
  else if (next) leaveForNewDocument(next);
}

/** Properties of a hit's link: every way to open it calls `onOpen`. */
export function getOpeningProps(onOpen: (inNewDocument: boolean) => void) {
  return {
    onClick: ({ nativeEvent }: ReactMouseEvent) => onOpen(opensElsewhere(nativeEvent)),
    onAuxClick: ({ nativeEvent }: ReactMouseEvent) => nativeEvent.button === 1 && onOpen(true),
  };
}
