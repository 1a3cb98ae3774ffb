import type { SearchHit } from './types';

/**
 * A hit as lists show it: under its heading where that was found, else as a piece of its text, which is what tells the
 * reader why it is there.
 */
export function toShownHit(hit: SearchHit): SearchHit {
  const { type, _highlightResult: marked } = hit;
  if (type === 'lvl1' || type === 'content') return hit;
  const isHeadingFound = (marked.hierarchy[type]?.matchLevel ?? 'none') !== 'none';
  const isTextFound = (marked.content?.matchLevel ?? 'none') !== 'none';
  return isHeadingFound || !isTextFound ? hit : { ...hit, type: 'content' };
}
