'use client';

import { useContext } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { getSearchModalTexts } from '@/lib/i18n/messages/search-modal';
import { isModifiedClick } from '@/lib/navigation/is-modified-click';
import { getSearchPath } from '@/lib/search/get-search-path';
import { formatHitCount } from './format-hit-count';
import { SearchModalContext } from './search-modal-context';

interface SeeAllResultsProps {
  state: { query: string; context: { nbHits?: unknown } };
}

/** Below the hits: leads to the page that has all of them. */
export function SeeAllResults({ state }: SeeAllResultsProps) {
  const modal = useContext(SearchModalContext);
  if (!modal) return null;
  const { locale, provider, close } = modal;
  const texts = getSearchModalTexts(locale.code);
  const write = (forms: typeof texts.found) =>
    formatHitCount(forms, Number(state.context.nbHits), { locale, provider });
  return (
    <SiteLink
      href={getSearchPath(state.query, locale)}
      data-found={write(texts.found)}
      onClick={(event) => {
        if (!isModifiedClick(event)) close();
      }}
    >
      {write(texts.seeAll)}
    </SiteLink>
  );
}
