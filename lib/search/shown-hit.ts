import type { SearchHit } from './types';

/**
 * A hit as lists show it: by its heading if that matches, else by the piece of text that does, which tells the reader why it
 * is there.
 */
export function toShownHit(hit: SearchHit): SearchHit {
  const { type, _highlightResult: marked } = hit;
  if (type === 'lvl1' || type === 'content') return hit;
  const isHeadingFound = (marked.hierarchy[type]?.matchLevel ?? 'none') !== 'none';
  const isTextFound = (marked.content?.matchLevel ?? 'none') !== 'none';
  return isHeadingFound || !isTextFound ? hit : { ...hit, type: 'content' };
}
