'use client';

import { AnchorProvider, type TableOfContents, TOCItem } from 'fumadocs-core/toc';

/** The headings of a page; the one that is read is marked. */
export function TocList({ toc }: { toc: TableOfContents }) {
  return (
    <AnchorProvider toc={toc} single>
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
