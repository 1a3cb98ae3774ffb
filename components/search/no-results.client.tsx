'use client';

import { format } from '@/lib/i18n/format';
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

/** What to do when nothing was found: search the whole site, write it otherwise, or read another language. */
export function NoResults({ query, area, onEverywhere, otherLanguages, texts }: NoResultsProps) {
  return (
    <>
      <div role="status">
        <p className="text-lg font-semibold wrap-anywhere">{format(texts.none, { query })}</p>
        <p className="mt-1 text-fd-muted-foreground">{area ? texts.noneInArea : texts.noneHelp}</p>
      </div>
      {area && (
        <button
          type="button"
          className="mt-4 min-h-10 rounded-lg border px-4 text-sm font-medium hover:border-fd-primary hover:text-fd-primary"
          onClick={onEverywhere}
        >
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
