'use client';

import { useEffect, useRef, useState } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { Spinner } from '@/components/ui/spinner.client';
import { decodeAddress } from '@/lib/browser/page-link';
import { basePath } from '@/lib/config/base-path';
import { isObject } from '@/lib/errors/is-object';

interface LikelyPageProps {
  /** URL of the file with the paths and titles of all pages, fetched here rather than sent with every not-found page. */
  list: string;
  texts: { likely: string; loading: string };
}

interface Page {
  path: string;
  title: string;
}

/** Timeout of the request, in milliseconds. */
const timeout = 10_000;

/** Returns whether a host has responded with the list, as a title for each path, and not with a page of its own. */
function isList(answer: unknown): answer is Record<string, string> {
  return isObject(answer) && Object.values(answer).every((title) => typeof title === 'string');
}

/** Fetches the list and finds the page that the address was most likely meant for. */
async function loadLikelyPage(list: string, path: string): Promise<Page | undefined> {
  const [response, { findLikelyPath }] = await Promise.all([
    fetch(list, { signal: AbortSignal.timeout(timeout) }),
    import('./likely-path'),
  ]);
  const titles: unknown = response.ok && (await response.json());
  if (!isList(titles)) return undefined;
  const likely = findLikelyPath(path, Object.keys(titles));
  return likely === undefined ? undefined : { path: likely, title: titles[likely] ?? likely };
}

/** A link to the page that an unknown address was most likely meant for, if one is close enough. */
export function LikelyPage({ list, texts }: LikelyPageProps) {
  const [page, setPage] = useState<Page | 'loading' | undefined>('loading');
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // All languages hydrate before React drops those that the address does not ask for.
    if (container.current?.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang) return;
    const path = decodeAddress(window.location.pathname).slice(basePath.length);
    loadLikelyPage(list, path).then(setPage, () => setPage(undefined)); // Without the list there is still the search.
  }, [list]);

  // The space is reserved from the start, so that nothing below it shifts.
  return (
    <div ref={container} className="mt-2 grid min-h-16 items-center text-lg">
      {page === 'loading' && <Spinner label={texts.loading} />}
      {/* Present before its text, or some screen readers announce nothing. */}
      <p role="status">
        {page !== 'loading' && page && (
          <>
            {texts.likely}{' '}
            <SiteLink href={page.path} className="font-semibold text-fd-primary underline underline-offset-4">
              {page.title}
            </SiteLink>
          </>
        )}
      </p>
    </div>
  );
}
