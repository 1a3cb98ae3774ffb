'use client';

import { AnchorProvider, type TableOfContents, TOCItem } from 'fumadocs-core/toc';
import { useIsPastFirstFrame } from '@/components/static-html/use-is-past-first-frame.client';

const none: TableOfContents = [];

/** The headings of a page; the one being read is marked. */
export function TocList({ toc }: { toc: TableOfContents }) {
  // The provider looks for the headings only once, and the first frame does not have all of them.
  const watched = useIsPastFirstFrame() ? toc : none;
  return (
    <AnchorProvider toc={watched} single>
      <ul className="border-s text-sm">
        {toc.map(({ title, url, depth }) => (
          <li key={url}>
            <TOCItem href={url} className={depth > 2 ? 'toc-link ps-7' : 'toc-link'}>
              {title}
            </TOCItem>
          </li>
        ))}
      </ul>
    </AnchorProvider>
  );
}
