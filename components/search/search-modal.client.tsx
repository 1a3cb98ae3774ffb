'use client';

import './search-modal.css';
import { DocSearchModal } from '@docsearch/react';
import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { getSearchModalTexts } from '@/lib/i18n/messages/search-modal';
import { hierarchyLevels, type SearchOptions, type SearchRecord } from '@/lib/search/types';
import { createTransformSearchClient } from './doc-search-client';
import { toDocSearchItems } from './doc-search-items';
import { createHitNavigator } from './hit-navigator';
import { keepMended } from './mend-doc-search';
import { getSearchAdapter } from './search-adapter';
import { SearchHitLink } from './search-hit-link.client';
import { SearchModalContext } from './search-modal-context';
import { SeeAllResults } from './see-all-results.client';
import { prepareStoredSearches } from './stored-searches';

export interface SearchModalProps {
  options: SearchOptions;
  locale: Locale;
  /** Path that the site is served under. */
  basePath: string;
  placeholder: string;
  /** What is searched for at once. */
  initialQuery: string;
  /** Where a search that found nothing can be reported. */
  reportUrl?: string | undefined;
  close: () => void;
}

const ownFields = ['method', 'text_language'] satisfies (keyof SearchRecord)[];

/** What DocSearch asks for anyway, and what only our hits show. */
const searchParameters = {
  attributesToRetrieve: [
    ...hierarchyLevels.map((level) => `hierarchy.${level}`),
    'content',
    'type',
    'url',
    ...ownFields,
  ],
};

function toReportUrl(reportUrl: string, query: string): string {
  const url = new URL(reportUrl);
  url.searchParams.set('query', query);
  return url.href;
}

/** DocSearch searches when its field gets the focus; a reader who has moved on in the list is left in peace. */
function searchAgain(root: HTMLElement | null): void {
  const input = root?.querySelector(
    '.DocSearch-Input:is([aria-activedescendant$="-item-0"], :not([aria-activedescendant]))',
  );
  input?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** DocSearch's dialog over this site's adapters. It comes with its styles, and only when somebody means to search. */
export function SearchModal({
  options,
  locale,
  basePath,
  placeholder,
  initialQuery,
  reportUrl,
  close,
}: SearchModalProps) {
  const { push } = useRouter();
  const texts = getSearchModalTexts(locale.code);
  const root = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');
  const indexName = `docs-${locale.code}`; // Recent and favourite searches are kept under it.
  const [keepsSearches] = useState(() => prepareStoredSearches(indexName));
  const [transformSearchClient] = useState(() =>
    createTransformSearchClient(getSearchAdapter(options), () => searchAgain(root.current)),
  );
  const navigator = useMemo(() => createHitNavigator(push, basePath), [push, basePath]);
  const context = useMemo(() => ({ locale, close }), [locale, close]);

  useEffect(() => (root.current ? keepMended(root.current, texts, setStatus) : undefined), [texts]);

  return (
    <SearchModalContext value={context}>
      <div ref={root} data-provider={options.provider}>
        <DocSearchModal
          appId={options.provider}
          apiKey={options.provider}
          indexName={indexName}
          searchParameters={searchParameters}
          transformSearchClient={transformSearchClient}
          transformItems={toDocSearchItems}
          hitComponent={SearchHitLink}
          resultsFooterComponent={SeeAllResults}
          navigator={navigator}
          placeholder={placeholder}
          translations={texts}
          initialQuery={initialQuery}
          initialScrollY={window.scrollY}
          disableUserPersonalization={!keepsSearches}
          onClose={close}
          {...(reportUrl && { getMissingResultsUrl: ({ query }) => toReportUrl(reportUrl, query) })}
        />
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
    </SearchModalContext>
  );
}
