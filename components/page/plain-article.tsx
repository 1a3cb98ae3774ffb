import type { TableOfContents } from 'fumadocs-core/toc';
import { TOCProvider } from 'fumadocs-ui/components/toc';
import type { ReactNode } from 'react';
import type { WrittenPage } from '@/lib/pages/site-page';
import { LocalizedArticle } from './localized-article';
import { Toc, TocPopover } from './toc.client';
import { toTocProps } from './toc-props';

interface PlainArticleProps {
  page: WrittenPage;
  /** All headings of the page. */
  toc: TableOfContents;
  header: ReactNode;
  /** Content below the article. */
  footer?: ReactNode;
  /** The text. */
  children: ReactNode;
}

/** Lays out an article without a sidebar: the text in the middle, its table of contents beside or above it. */
export function PlainArticle({ page, toc: headings, header, footer, children }: PlainArticleProps) {
  const { toc, texts } = toTocProps(headings, page.locale, page.textLocale);
  return (
    <TOCProvider toc={toc}>
      <div className="xl:grid xl:grid-cols-[minmax(15rem,1fr)_minmax(0,48rem)_minmax(15rem,1fr)]">
        <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8 xl:col-start-2">
          <LocalizedArticle page={page}>
            {header}
            <TocPopover {...texts} />
            <div className="prose">{children}</div>
          </LocalizedArticle>
          {footer}
        </div>
        <Toc {...texts} />
      </div>
    </TOCProvider>
  );
}
