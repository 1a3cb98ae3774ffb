'use client';

import { Spinner } from '@/components/ui/spinner.client';
import { format, formatCount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { SearchModalMessages } from '../dialog/messages';
import { getSearchAdapter } from '../get-search-adapter';
import type { SearchMessages } from '../messages';
import type { SearchArea, SearchOptions } from '../protocol';
import { getReportUrl } from '../query-text';
import { SearchProblem, type SearchProblemTexts } from '../search-problem';
import { SearchStatus } from '../search-status.client';
import { AreaFilter } from './area-filter.client';
import { ResultList } from './result-list.client';
import { SearchField } from './search-field.client';
import { useSearch } from './use-search.client';
import { useSearchAddress } from './use-search-address.client';

export interface SearchPageProps {
  locale: Locale;
  options: SearchOptions;
  texts: SearchMessages;
  problemTexts: SearchProblemTexts;
  /** Page on which readers report a query that should have found something, if the site has one. */
  report: { url: string | undefined; texts: SearchModalMessages['noResultsScreen'] };
  areaNames: Record<SearchArea | 'all', string>;
}

/** The search page in the browser: a field, parts of the site to narrow it to, and every result. */
export function SearchPage({ locale, options, texts, problemTexts, report, areaNames }: SearchPageProps) {
  const adapter = getSearchAdapter(options);
  const [{ query, area }, setAddress] = useSearchAddress();
  const search = useSearch(adapter, query.trim(), area);
  const { status, hits, count, retry } = search;
  const isNothing = status === 'done' && count === 0;
  const statusText = describeSearch();

  function describeSearch(): string {
    if (status === 'idle') return texts.hint;
    if (isNothing) return format(texts.none, { query: search.query });
    if (status !== 'done') return '';
    const found = format(formatCount(texts.found, count, locale), { query: search.query });
    return search.texts === 'searched' ? found : `${found} · ${texts.partial[search.texts]}`;
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
      {/* Announced by `SearchStatus`. A new element for each text: browsers that translate pages replace the text itself. */}
      <p
        key={statusText}
        aria-hidden
        className={`mt-8 wrap-anywhere ${isNothing ? 'text-lg font-semibold' : 'text-fd-muted-foreground'}`}
      >
        {statusText}
      </p>
      <SearchStatus text={statusText} />
      {status === 'error' && <SearchProblem onRetry={retry} texts={problemTexts} />}
      {status === 'loading' && hits.length === 0 && <Spinner label={texts.loading} />}
      {search.texts === 'lost' && (
        <button type="button" className="mt-2 edge-button" onClick={retry}>
          {texts.retry}
        </button>
      )}
      {hits.length > 0 && (
        <div data-waiting={status === 'loading'}>
          <ResultList {...search} locale={locale} texts={texts} problemTexts={problemTexts} />
        </div>
      )}
      {isNothing && (
        <>
          <p className="mt-1 text-fd-muted-foreground">{area ? texts.noneInArea : texts.noneHelp}</p>
          {area && (
            <button type="button" className="mt-4 edge-button" onClick={() => setAddress({ query, area: null })}>
              {texts.everywhere}
            </button>
          )}
          {report.url && (
            <p className="mt-6">
              {report.texts.reportMissingResultsText}{' '}
              <a href={getReportUrl(report.url, query)} className="text-fd-primary underline underline-offset-4">
                {report.texts.reportMissingResultsLinkText}
              </a>
            </p>
          )}
        </>
      )}
    </>
  );
}
