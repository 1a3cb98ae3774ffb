'use client';

import { useEffect, useRef, useState } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { Spinner } from '@/components/ui/spinner.client';
import { basePath } from '@/lib/config/base-path';
import { decodeAddress } from '@/lib/text/decode-address';

interface LikelyPageProps {
  /** The file with the paths and titles of all pages; it is read here and not sent along with every page that is not found. */
  list: string;
  texts: { likely: string; loading: string };
}

interface Page {
  path: string;
  title: string;
}

/** Reads the list and looks for the page that the address was meant for. */
async function loadLikelyPage(list: string, path: string): Promise<Page | undefined> {
  const [response, { findLikelyPath }] = await Promise.all([fetch(list), import('@/lib/text/likely-path')]);
  if (!response.ok) return undefined;
  const titles = new Map(Object.entries<string>(await response.json()));
  const likely = findLikelyPath(path, [...titles.keys()]);
  return likely === undefined ? undefined : { path: likely, title: titles.get(likely) ?? likely };
}

/** A link to the page that the reader of an unknown address most likely looks for, where one is near. */
export function LikelyPage({ list, texts }: LikelyPageProps) {
  const [page, setPage] = useState<Page | 'loading' | undefined>('loading');
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Before React drops the page in the languages that are not asked for, they have come to life, too.
    if (place.current?.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang) return;
    const path = decodeAddress(window.location.pathname).slice(basePath.length);
    loadLikelyPage(list, path).then(setPage, () => setPage(undefined)); // Without the list there is still the search.
  }, [list]);

  // The room is there from the start, so that what stands below does not move.
  return (
    <div ref={place} className="mt-2 grid min-h-16 items-center text-lg">
      {page === 'loading' && <Spinner label={texts.loading} />}
      {/* There before its text, else some screen readers say nothing. */}
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
