'use client';

import { useRef } from 'react';
import { format, formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { hitsPerPage } from './fetch-hits';
import { MoreResults } from './more-results.client';
import { ResultItem } from './result-item.client';
import { SearchProblem, type SearchProblemTexts } from './search-problem';
import type { ListedHit, SearchState } from './search-state';

interface ResultListProps extends Pick<SearchState, 'hits' | 'count' | 'textsAre' | 'hasMore' | 'isMoreLost'> {
  showMore: () => void;
  /** Called with the hit that was opened, and its position from 1. */
  onOpen: (hit: ListedHit, place: number) => void;
  locale: Locale;
  texts: Messages['search'];
  problemTexts: SearchProblemTexts;
}

/** The results fetched so far, and a way to fetch more. */
export function ResultList(props: ResultListProps) {
  const { hits, count, textsAre, hasMore, isMoreLost, showMore, onOpen, locale, texts, problemTexts } = props;
  const shown = useRef<HTMLParagraphElement>(null);

  /** The button disappears along with the error, so the focus moves to the line that counts the results. */
  function retryMore() {
    shown.current?.focus();
    showMore();
  }

  return (
    <>
      <ol data-texts={textsAre} className="search-hits mt-2 divide-y">
        {hits.map((hit, index) => (
          <ResultItem
            key={hit.objectID}
            hit={hit}
            onOpen={() => onOpen(hit, index + 1)}
            locale={locale}
            texts={texts.levels}
          />
        ))}
      </ol>
      {isMoreLost && (
        <div className="mt-6">
          <SearchProblem onRetry={retryMore} texts={problemTexts} />
        </div>
      )}
      {count > hitsPerPage && (
        <div className="mt-6 flex flex-wrap items-center gap-4">
          {hasMore && !isMoreLost && <MoreResults onMore={showMore} label={texts.more} heir={shown} />}
          <p ref={shown} tabIndex={-1} className="text-sm text-fd-muted-foreground outline-none">
            {format(texts.shown, { shown: formatNumber(hits.length, locale), count: formatNumber(count, locale) })}
          </p>
        </div>
      )}
    </>
  );
}
