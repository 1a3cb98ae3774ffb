'use client';

import './search-modal.css';
import { DocSearchModal } from '@docsearch/react';
import { useRouter } from 'next/navigation';
import { useMemo, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { getSearchModalTexts } from '@/lib/i18n/messages/search-modal';
import { openPage } from '@/lib/navigation/open-page';
import type { LoadedInsights } from '@/lib/search/load-insights';
import type { SearchOptions } from '@/lib/search/types';
import { createDocSearchInsights } from './doc-search-insights';
import { toDocSearchItems } from './doc-search-items';
import { createHitNavigator } from './hit-navigator';
import type { EnterKey } from './hold-enter';
import { SearchHitLink } from './search-hit-link.client';
import { SearchModalContext } from './search-modal-context';
import { SearchStatus } from './search-status.client';
import { SeeAllResults } from './see-all-results.client';
import { prepareStoredSearches } from './stored-searches';
import { toReportUrl } from './to-report-url';
import { useDocSearchClient } from './use-doc-search-client.client';
import { wrapFocus } from './wrap-focus';

export interface SearchModalProps {
  options: SearchOptions;
  locale: Locale;
  placeholder: string;
  /** Searched for as soon as the dialog opens. */
  initialQuery: string;
  /** Where a search that found nothing can be reported. */
  reportUrl?: string | undefined;
  /** Reports usage to a hosted search. */
  insights: LoadedInsights | undefined;
  /** An Enter that was pressed while the dialog was loading. */
  firstEnter: EnterKey | undefined;
  close: () => void;
}

/** DocSearch requires credentials, and sends those of a hosted search with its usage events. */
function toCredentials(options: SearchOptions): { appId: string; apiKey: string } {
  const { appId, apiKey } = options.provider === 'algolia' ? options : { appId: 'none', apiKey: 'none' };
  return { appId, apiKey };
}

/** DocSearch's dialog on top of this site's adapters. It is loaded with its styles, and only when a reader means to search. */
export function SearchModal({
  options,
  locale,
  placeholder,
  initialQuery,
  reportUrl,
  insights,
  firstEnter,
  close,
}: SearchModalProps) {
  const { push } = useRouter();
  const texts = getSearchModalTexts(locale.code);
  const root = useRef<HTMLDivElement>(null);
  const [scrollY] = useState(() => window.scrollY);
  const indexName = `docs-${locale.code}`; // The key for recent and favourite searches.
  const [keepsSearches] = useState(() => prepareStoredSearches(indexName));
  const { transformSearchClient, isPartial } = useDocSearchClient(options, root, firstEnter);
  const navigator = useMemo(() => createHitNavigator((page) => openPage(push, page, true)), [push]);
  const docSearchInsights = useMemo(
    () =>
      insights && options.provider === 'algolia' ? createDocSearchInsights(insights.client, options.indexName) : false,
    [insights, options],
  );
  const { provider } = options;
  const context = useMemo(() => ({ locale, provider, close, insights }), [locale, provider, close, insights]);

  return (
    <SearchModalContext value={context}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles Tab at the edges of the dialog */}
      <div ref={root} data-partial={isPartial} data-provider={provider} onKeyDown={wrapFocus}>
        <DocSearchModal
          {...toCredentials(options)}
          insights={docSearchInsights}
          indexName={indexName}
          transformSearchClient={transformSearchClient}
          transformItems={toDocSearchItems}
          hitComponent={SearchHitLink}
          resultsFooterComponent={SeeAllResults}
          navigator={navigator}
          placeholder={placeholder}
          translations={texts}
          initialQuery={initialQuery}
          initialScrollY={scrollY}
          disableUserPersonalization={!keepsSearches}
          onClose={close}
          {...(reportUrl && { getMissingResultsUrl: ({ query }) => toReportUrl(reportUrl, query) })}
        />
      </div>
      <SearchStatus root={root} texts={texts} />
    </SearchModalContext>
  );
}
