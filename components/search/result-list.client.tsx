'use client';

import { format, formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { MoreResults } from './more-results.client';
import { ResultItem } from './result-item.client';
import type { ListedHit, SearchState } from './use-search.client';

interface ResultListProps extends Pick<SearchState, 'hits' | 'count' | 'textsAre' | 'hasMore'> {
  showMore: () => void;
  /** Hears which hit was opened, and its place from 1. */
  onOpen: (hit: ListedHit, place: number) => void;
  locale: Locale;
  texts: Messages['search'];
}

/** The results that have been fetched, and the way to those that follow. */
export function ResultList({ hits, count, textsAre, hasMore, showMore, onOpen, locale, texts }: ResultListProps) {
  return (
    <>
      <ol data-texts={textsAre} className="search-hits mt-2 divide-y">
        {hits.map((hit, index) => (
          <ResultItem key={hit.objectID} hit={hit} onOpen={() => onOpen(hit, index + 1)} texts={texts.levels} />
        ))}
      </ol>
      {hasMore && (
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <MoreResults onMore={showMore} label={texts.more} />
          <p className="text-sm text-fd-muted-foreground">
            {format(texts.shown, { shown: formatNumber(hits.length, locale), count: formatNumber(count, locale) })}
          </p>
        </div>
      )}
    </>
  );
}
