import type { TableOfContents } from 'fumadocs-core/toc';
import { TOCProvider } from 'fumadocs-ui/components/toc';
import type { ReactNode } from 'react';
import { getTextLocale } from '@/lib/i18n/file-locale';
import type { Locale } from '@/lib/i18n/locales';
import { DocsBody } from './docs-body';
import { LocalizedArticle } from './localized-article';
import { Toc, TocPopover } from './toc.client';
import { toTocProps } from './toc-props';

interface PlainArticleProps {
  /** The language of the reader. */
  locale: Locale;
  /** Path of the page's file from the top of the project: `content/blog/welcome.id.mdx`. */
  file: string;
  /** Address of the page in the reader's language. */
  url: string;
  /** All headings of the page. */
  toc: TableOfContents;
  header: ReactNode;
  /** Content below the article. */
  footer?: ReactNode;
  /** The text. */
  children: ReactNode;
}

/** An article without a sidebar: the text in the middle of the page, its table of contents beside or above it. */
export function PlainArticle({ locale, file, url, toc: headings, header, footer, children }: PlainArticleProps) {
  const { toc, texts } = toTocProps(headings, locale, getTextLocale(file, locale));
  return (
    <TOCProvider toc={toc}>
      <div className="xl:grid xl:grid-cols-[minmax(15rem,1fr)_minmax(0,48rem)_minmax(15rem,1fr)]">
        <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8 xl:col-start-2">
          <LocalizedArticle locale={locale} file={file} url={url}>
            {header}
            <TocPopover {...texts} />
            <DocsBody>{children}</DocsBody>
          </LocalizedArticle>
          {footer}
        </div>
        <Toc {...texts} />
      </div>
    </TOCProvider>
  );
}
