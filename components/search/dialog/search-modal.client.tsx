'use client';

import './search-modal.css';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { useRouter } from 'next/navigation';
import { type FormEvent, type KeyboardEvent, memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { InsightsClient } from 'search-insights';
import { openPage } from '@/lib/browser/open-page';
import { withBasePath } from '@/lib/config/base-path';
import { searchAgain } from '@/lib/formats/doc-search';
import { describeModal, describeWaiting } from '@/lib/formats/doc-search-accessibility';
import { formatCount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { announceArrival } from '../arrival-highlight.client';
import { getSearchAdapter } from '../get-search-adapter';
import type { SearchHit as Hit, SearchOptions } from '../protocol';
import { getReportUrl } from '../query-text';
import { SearchStatus } from '../search-status.client';
import { createDocSearchClient, type SearchProgress } from './doc-search-client';
import { getSearchModalMessages } from './messages';
import { escapeHits, SearchHit } from './search-hit.client';
import { SeeAllContext, SeeAllResults } from './see-all-results.client';

export interface SearchModalProps {
  options: SearchOptions;
  locale: Locale;
  placeholder: string;
  /** Searched for as soon as the dialog opens. */
  initialQuery: string;
  /** Page on which readers report a search that found nothing. */
  reportUrl?: string | undefined;
  /** Reports usage to a hosted search. */
  insightsClient: InsightsClient | undefined;
  close: () => void;
}

type Navigator = Required<NonNullable<DocSearchModalProps['navigator']>>;

/** It renders all its hits with its parent, which renders as a search begins and ends. */
const Modal = memo(DocSearchModal);

/** DocSearch's dialog on top of this site's adapters. It is loaded with its styles, and only when a reader means to search. */
export function SearchModal(props: SearchModalProps) {
  const { options, locale, placeholder, initialQuery, reportUrl, insightsClient, close } = props;
  const { push } = useRouter();
  const texts = getSearchModalMessages(locale);
  const root = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<SearchProgress>({ status: 'idle' });
  const [scrollY] = useState(() => window.scrollY);
  const [client] = useState(() =>
    createDocSearchClient(getSearchAdapter(options), {
      onProgress: setProgress,
      onComplete: () => searchAgain(root.current),
    }),
  );
  const isWaiting = progress.status === 'waiting';
  const isCounted = progress.status === 'answered' && !progress.isPartial;

  useEffect(() => describeModal(root.current), []);
  // DocSearch takes the focus only after the next paint. What is typed in between would be lost with the field before it.
  useLayoutEffect(() => root.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (isWaiting) describeWaiting(root.current);
  }, [isWaiting]);

  const modal = useMemo<DocSearchModalProps>(
    () => ({
      ...toIndex(options),
      placeholder,
      initialQuery,
      initialScrollY: scrollY,
      translations: texts,
      transformSearchClient: client.transformSearchClient,
      transformItems: escapeHits,
      hitComponent: SearchHit,
      resultsFooterComponent: SeeAllResults,
      navigator: createNavigator((path) => openPage(push, new URL(withBasePath(path), location.href), true)),
      onClose: close,
      insights: insightsClient ? { insightsClient } : false,
      ...(reportUrl && { getMissingResultsUrl: ({ query }) => getReportUrl(reportUrl, query) }),
    }),
    [options, placeholder, initialQuery, scrollY, texts, client, push, close, insightsClient, reportUrl],
  );
  const seeAll = useMemo(() => ({ locale, isCounted, close }), [locale, isCounted, close]);

  function clearIfEmpty({ target, type }: FormEvent) {
    if (type === 'reset' || (target as HTMLInputElement).value === '') client.clear();
  }

  /** Until the answer is there, DocSearch would open a hit of an earlier list. */
  function ignoreEarlyEnter(event: KeyboardEvent) {
    if (event.key === 'Enter' && isWaiting && event.target instanceof HTMLInputElement) event.stopPropagation();
  }

  return (
    <SeeAllContext value={seeAll}>
      <div
        ref={root}
        data-waiting={isWaiting}
        data-provider={options.provider}
        onInput={clearIfEmpty}
        onReset={clearIfEmpty}
        onKeyDownCapture={ignoreEarlyEnter}
      >
        <Modal {...modal} />
      </div>
      <SearchStatus text={describeProgress(progress, locale)} />
    </SeeAllContext>
  );
}

/** DocSearch requires credentials. It stores searches by the index: a hosted one has its own name, others one for each language. */
function toIndex(options: SearchOptions): Pick<DocSearchModalProps, 'appId' | 'apiKey' | 'indexName'> {
  const { appId = 'none', apiKey = 'none', indexName = `docs-${options.language}` } = options;
  return { appId, apiKey, indexName };
}

/** Opens hits by the keyboard. @param open opens a page in this tab, by its path without the base path */
function createNavigator(open: (path: string) => void): Navigator {
  return {
    navigate({ item, itemUrl }) {
      announceArrival(item as unknown as Hit);
      open(itemUrl);
    },
    navigateNewTab: ({ itemUrl }) => void window.open(withBasePath(itemUrl), '_blank', 'noopener'),
    navigateNewWindow: ({ itemUrl }) => void window.open(withBasePath(itemUrl), '_blank', 'noopener,popup'),
  };
}

function describeProgress(progress: SearchProgress, locale: Locale): string {
  const { loading, errorScreen, noResultsScreen, found } = getSearchModalMessages(locale);
  if (progress.status === 'answered') {
    const { query, count, isPartial } = progress;
    if (isPartial) return loading;
    return count > 0 ? formatCount(found, count, locale) : `${noResultsScreen.noResultsText} "${query}"`;
  }
  const texts = { idle: '', waiting: loading, failed: `${errorScreen.titleText}. ${errorScreen.helpText}` };
  return texts[progress.status];
}
