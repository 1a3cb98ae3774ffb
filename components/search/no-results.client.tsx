'use client';

import type { Messages } from '@/lib/i18n/messages';
import type { SearchArea } from '@/lib/search/types';
import { type OtherLanguage, OtherLanguageHits } from './other-language-hits.client';

interface NoResultsProps {
  query: string;
  area: SearchArea | null;
  onEverywhere: () => void;
  otherLanguages: readonly OtherLanguage[];
  texts: Messages['search'];
}

/** What to do when nothing was found: search the whole site, rephrase the query, or read another language. */
export function NoResults({ query, area, onEverywhere, otherLanguages, texts }: NoResultsProps) {
  return (
    <>
      <p className="mt-1 text-fd-muted-foreground">{area ? texts.noneInArea : texts.noneHelp}</p>
      {area && (
        <button type="button" className="mt-4 edge-button" onClick={onEverywhere}>
          {texts.everywhere}
        </button>
      )}
      {!area &&
        otherLanguages.map((language) => (
          <OtherLanguageHits key={language.locale.code} {...language} query={query} texts={texts.otherLanguage} />
        ))}
    </>
  );
}
