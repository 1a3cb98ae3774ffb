'use client';

import { AnchorProvider, type TableOfContents, TOCItem } from 'fumadocs-core/toc';

/** The headings of a page; the one that is read is marked. */
export function TocList({ toc }: { toc: TableOfContents }) {
  return (
    <AnchorProvider toc={toc} single>
      <ul className="border-s text-sm">
        {toc.map(({ title, url, depth }) => (
          <li key={url}>
            <TOCItem
              href={url}
              className={`-ms-px block border-s border-transparent py-1 text-fd-muted-foreground transition-colors hover:text-fd-foreground data-[active=true]:border-fd-primary data-[active=true]:text-fd-primary ${depth > 2 ? 'ps-7' : 'ps-4'}`}
            >
              {title}
            </TOCItem>
          </li>
        ))}
      </ul>
    </AnchorProvider>
  );
}
