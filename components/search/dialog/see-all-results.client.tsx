'use client';

import type { DocSearchModalProps } from '@docsearch/react';
import { createContext, useContext } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { isModifiedClick } from '@/lib/browser/page-link';
import { formatCount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { getSearchPath } from '../query-text';
import { getSearchModalMessages } from './messages';

interface SeeAllContextValue {
  locale: Locale;
  /** False while the texts of the pages are missing: the count of the hits would be too low. */
  isCounted: boolean;
  close: () => void;
}

/** Hands the link more than DocSearch's state, since DocSearch renders it. */
export const SeeAllContext = createContext<SeeAllContextValue | null>(null);

type SeeAllResultsProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

/** Below the hits: leads to the page that has all of them. */
export function SeeAllResults({ state }: SeeAllResultsProps) {
  const modal = useContext(SeeAllContext);
  if (!modal?.isCounted) return null;
  const { locale, close } = modal;
  return (
    <SiteLink
      href={getSearchPath(state.query, locale)}
      onClick={(event) => {
        if (!isModifiedClick(event)) close();
      }}
    >
      {formatCount(getSearchModalMessages(locale).seeAll, Number(state.context.nbHits), locale)}
    </SiteLink>
  );
}
