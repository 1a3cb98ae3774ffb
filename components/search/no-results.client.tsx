'use client';

import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { SearchArea } from '@/lib/search/types';
import { type OtherLanguage, OtherLanguageHits } from './other-language-hits.client';
import { toReportUrl } from './to-report-url';

/** Where readers can report a query that should have found something; without an address, nowhere. */
export interface SearchReport {
  url: string | undefined;
  texts: Messages['searchModal']['noResultsScreen'];
}

interface NoResultsProps {
  query: string;
  area: SearchArea | null;
  onEverywhere: () => void;
  otherLanguages: readonly OtherLanguage[];
  report: SearchReport;
  locale: Locale;
  texts: Messages['search'];
}

/** What to do when nothing was found: search the whole site, rephrase the query, read another language, or report it. */
export function NoResults({ query, area, onEverywhere, otherLanguages, report, locale, texts }: NoResultsProps) {
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
          <OtherLanguageHits
            key={`${language.locale.code} ${query}`} // What was found for another query says nothing about this one.
            {...language}
            query={query}
            reader={locale}
            texts={texts.otherLanguage}
          />
        ))}
      {report.url && (
        <p className="mt-6">
          {report.texts.reportMissingResultsText}{' '}
          <a href={toReportUrl(report.url, query)} className="text-fd-primary underline underline-offset-4">
            {report.texts.reportMissingResultsLinkText}
          </a>
        </p>
      )}
    </>
  );
}
