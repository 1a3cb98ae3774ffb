'use client';

import { useEffect, useRef, useState } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { Spinner } from '@/components/ui/spinner.client';
import { decodeAddress } from '@/lib/browser/page-link';
import { basePath } from '@/lib/config/base-path';
import { isObject } from '@/lib/errors/is-object';

interface LikelyPageProps {
  /** URL of the file with the titles of all pages by path, which would be too large to send with the document. */
  titlesUrl: string;
  texts: { likely: string; loading: string };
}

interface Page {
  path: string;
  title: string;
}

/** Timeout of the request, in milliseconds. */
const timeout = 10_000;

/** Returns whether a host has responded with a title for each path, and not with a page of its own. */
function isPageTitles(value: unknown): value is Record<string, string> {
  return isObject(value) && Object.values(value).every((title) => typeof title === 'string');
}

/** Fetches the titles and finds the page that the address was most likely meant for. */
async function loadLikelyPage(titlesUrl: string, path: string): Promise<Page | undefined> {
  const [response, { findLikelyPath }] = await Promise.all([
    fetch(titlesUrl, { signal: AbortSignal.timeout(timeout) }),
    import('./likely-path'),
  ]);
  const titles: unknown = response.ok && (await response.json());
  if (!isPageTitles(titles)) return undefined;
  const likely = findLikelyPath(path, Object.keys(titles));
  return likely === undefined ? undefined : { path: likely, title: titles[likely] ?? likely };
}

/** Links to the page that an unknown address was most likely meant for, if one is close enough. */
export function LikelyPage({ titlesUrl, texts }: LikelyPageProps) {
  const [page, setPage] = useState<Page | 'loading' | undefined>('loading');
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // All languages hydrate before React drops those that the address does not ask for.
    if (container.current?.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang) return;
    const path = decodeAddress(window.location.pathname).slice(basePath.length);
    loadLikelyPage(titlesUrl, path).then(setPage, () => setPage(undefined)); // Without the titles there is still the search.
  }, [titlesUrl]);

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
