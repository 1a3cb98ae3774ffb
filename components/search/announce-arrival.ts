import type { MouseEvent as ReactMouseEvent } from 'react';
import { isModifiedClick } from '@/lib/navigation/is-modified-click';
import { arrival, storeArrival } from '@/lib/search/arrival';
import { getMarkedWords } from '@/lib/search/marked-words';
import type { SearchHit } from '@/lib/search/types';

/** A hit, or one stored from an earlier search, which has no marks. */
export type OpenedHit = Pick<SearchHit, 'url'> & Partial<Pick<SearchHit, '_highlightResult'>>;

/** Tells the page behind a hit which words to highlight. */
export function announceArrival({ url, _highlightResult }: OpenedHit, inNewDocument: boolean): void {
  const [path = url] = url.split('#');
  const next = _highlightResult ? { path, words: getMarkedWords({ _highlightResult }) } : null;
  if (!inNewDocument) arrival.set(next);
  else if (next) storeArrival(next);
}

/** Props of a hit's link, which call `onOpen` however the link is opened. */
export function getOpeningProps(onOpen: (inNewDocument: boolean) => void) {
  return {
    onClick: ({ nativeEvent }: ReactMouseEvent) => onOpen(isModifiedClick(nativeEvent)),
    onAuxClick: ({ nativeEvent }: ReactMouseEvent) => nativeEvent.button === 1 && onOpen(true),
  };
}
