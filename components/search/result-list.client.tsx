'use client';

import { format, formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { SearchHit } from '@/lib/search/types';
import { MoreResults } from './more-results.client';
import { ResultItem } from './result-item.client';

interface ResultListProps {
  hits: readonly SearchHit[];
  count: number;
  isPartial: boolean;
  hasMore: boolean;
  showMore: () => void;
  locale: Locale;
  texts: Messages['search'];
}

/** The results that have been fetched, and the way to those that follow. */
export function ResultList({ hits, count, isPartial, hasMore, showMore, locale, texts }: ResultListProps) {
  return (
    <>
      <ol data-partial={isPartial} className="search-hits mt-2 divide-y">
        {hits.map((hit) => (
          <ResultItem key={hit.objectID} hit={hit} texts={texts.levels} />
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
