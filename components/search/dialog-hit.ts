import type { SearchHit } from '@/lib/search/types';

/** A hit as DocSearch passes it on for rendering. */
export interface DialogHit extends SearchHit {
  /** The hit of the page that contains it, if that is in the list too. */
  __docsearch_parent: SearchHit | null;
  /** Position in the list, from 0. */
  __autocomplete_id?: number;
  __autocomplete_queryID?: string;
  /** Whether no other hit inside its page follows, set by `toDocSearchItems`. */
  isLastOfPage?: boolean;
}

/** The two lines of a hit in the dialog, as HTML with marks; the second one may be empty. */
export function getHitTexts(hit: Pick<SearchHit, 'type' | 'hierarchy' | 'content' | '_snippetResult'>): {
  titleHtml: string;
  pathHtml: string;
} {
  const { type, hierarchy, content, _snippetResult: snippets } = hit;
  // Plain texts stand in for missing snippets; `toDocSearchItems` has escaped them.
  const contentHtml = snippets.content?.value || content || '';
  const pageHtml = snippets.hierarchy.lvl1?.value || hierarchy.lvl1;
  if (type === 'lvl1') return { titleHtml: pageHtml, pathHtml: contentHtml };
  if (type === 'content') return { titleHtml: contentHtml, pathHtml: pageHtml };
  return { titleHtml: snippets.hierarchy[type]?.value || hierarchy[type] || '', pathHtml: pageHtml };
}
