'use client';

import { useRef } from 'react';
import { Spinner } from '@/components/ui/spinner.client';
import { format } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { SearchArea, SearchOptions } from '@/lib/search/types';
import { AreaFilter } from './area-filter.client';
import { formatHitCount } from './format-hit-count';
import { NoResults, type SearchReport } from './no-results.client';
import type { OtherLanguage } from './other-language-hits.client';
import { ResultList } from './result-list.client';
import { getSearchAdapter } from './search-adapter';
import { SearchField } from './search-field.client';
import { SearchProblem, type SearchProblemTexts } from './search-problem';
import { SpokenStatus } from './spoken-status.client';
import { useInsights } from './use-insights.client';
import { useListPlace } from './use-list-place.client';
import { useSearch } from './use-search.client';
import { useSearchAddress } from './use-search-address.client';

export interface SearchPageProps {
  locale: Locale;
  options: SearchOptions;
  otherLanguages: readonly OtherLanguage[];
  texts: Messages['search'];
  problemTexts: SearchProblemTexts;
  report: SearchReport;
  areaNames: Record<SearchArea | 'all', string>;
}

/** The search page in the browser: a field, parts of the site to narrow it to, and every result. */
export function SearchPage({
  locale,
  options,
  otherLanguages,
  texts,
  problemTexts,
  report,
  areaNames,
}: SearchPageProps) {
  const adapter = getSearchAdapter(options);
  const [{ query, area }, setAddress] = useSearchAddress();
  const search = useSearch(adapter, query.trim(), area);
  const { status, ...found } = search;
  useListPlace(search);
  const tellOpened = useInsights(options, found.hits);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const isNothing = status === 'done' && found.count === 0;
  const statusText = getStatusText();

  function getStatusText(): string {
    if (!query.trim()) return texts.hint;
    if (isNothing) return format(texts.none, { query: found.query });
    if (found.count === 0) return '';
    const count = formatHitCount(texts.found, found.count, { locale, provider: options.provider }).replace(
      '{query}',
      () => found.query,
    );
    return found.textsAre === 'searched' ? count : `${count} · ${texts.partial[found.textsAre]}`;
  }

  /** The button disappears along with the error, so the focus moves to where the answer will be. */
  function retry() {
    statusLine.current?.focus();
    found.retry();
  }

  /** Its button disappears too. */
  function searchEverywhere() {
    statusLine.current?.focus();
    setAddress({ query, area: null });
  }

  return (
    <>
      <SearchField
        query={query}
        onQuery={(next) => setAddress({ query: next, area })}
        onIntent={adapter.preload}
        texts={texts}
      />
      <AreaFilter
        area={area}
        onArea={(next) => setAddress({ query, area: next })}
        label={texts.filter}
        names={areaNames}
      />
      <p ref={statusLine} tabIndex={-1} className="mt-8 text-fd-muted-foreground outline-none">
        {/* A new element for each text: browsers that translate pages replace the text itself, which React could not change then. */}
        <span
          key={statusText}
          aria-hidden // Spoken, once the reader pauses.
          className={isNothing ? 'text-lg font-semibold text-fd-foreground wrap-anywhere' : undefined}
        >
          {statusText}
        </span>
        <SpokenStatus text={statusText} query={query} />
      </p>
      {found.textsAre === 'lost' && (
        <button type="button" className="mt-2 edge-button" onClick={retry}>
          {texts.retry}
        </button>
      )}
      {status === 'error' && <SearchProblem onRetry={retry} texts={problemTexts} />}
      {status === 'loading' && found.count === 0 && <Spinner label={texts.loading} />}
      {found.count > 0 && (
        <ResultList {...found} onOpen={tellOpened} locale={locale} texts={texts} problemTexts={problemTexts} />
      )}
      {isNothing && (
        <NoResults
          query={found.query}
          area={area}
          onEverywhere={searchEverywhere}
          otherLanguages={otherLanguages}
          report={report}
          locale={locale}
          texts={texts}
        />
      )}
    </>
  );
}
