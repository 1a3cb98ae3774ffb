import type { TableOfContents } from 'fumadocs-core/toc';
import { TOCProvider } from 'fumadocs-ui/components/toc';
import type { ReactNode } from 'react';
import { PageActions } from '@/components/markdown-pages/page-actions.client';
import { LocalizedArticle } from '@/components/page/localized-article';
import { Main } from '@/components/page/main';
import { PageHeader } from '@/components/page/page-header';
import { Toc, TocPopover } from '@/components/page/toc.client';
import { toTocProps } from '@/components/page/toc-props';
import { OperationTitle } from '@/components/reference/operation-title';
import { TryItButtons } from '@/components/try-it/try-it-buttons.client';
import { Notice } from '@/components/ui/notice';
import { configuredOrigins } from '@/lib/config/origins';
import type { ResolvedOperation } from '@/lib/contract/get-operation';
import { format } from '@/lib/i18n/format';
import { getMessages } from '@/lib/i18n/messages';
import type { DocPage } from '@/lib/pages/site-page';
import { Breadcrumb } from './breadcrumb';
import { DocsFooter } from './docs-footer';

interface DocsPageProps {
  page: DocPage;
  /** All headings of the page. */
  toc: TableOfContents;
  /** The API operation that the page documents, if any. */
  operation?: ResolvedOperation | undefined;
  /** The text of the page. */
  children: ReactNode;
}

/** Shows a documentation page: its position in the site, its text, and links onwards. */
export function DocsPage({ page, toc: headings, operation, children }: DocsPageProps) {
  const { locale, textLocale } = page;
  const { docs: texts, api } = getMessages(locale);
  const tocProps = toTocProps(headings, locale, textLocale);
  const tryItId = page.operation ?? page.channel;
  // Marks interface texts inside an article in another language. An undefined prop would be sent with every page.
  const interfaceLang = textLocale === locale ? {} : { lang: locale.htmlLang };
  return (
    <TOCProvider toc={tocProps.toc}>
      <div className={operation ? 'two-columns' : 'page-columns'}>
        <Main className="page-main">
          <Breadcrumb page={page} />
          {!page.isIndexed && <Notice>{texts.unlisted}</Notice>}
          <LocalizedArticle page={page}>
            <PageHeader title={page.title} description={page.description}>
              {page.since && !operation && (
                <p className="mt-3 text-sm text-fd-muted-foreground" {...interfaceLang}>
                  {format(texts.since, { version: page.since })}
                </p>
              )}
              {operation && <OperationTitle operation={operation} texts={api} since={page.since} {...interfaceLang} />}
              {tryItId && (
                <TryItButtons
                  id={tryItId}
                  isChannel={!operation}
                  code={locale.code}
                  apiUrl={configuredOrigins.api}
                  tryIt={api.tryIt}
                  useKey={api.useKey}
                />
              )}
              <PageActions {...interfaceLang} />
            </PageHeader>
            <TocPopover {...tocProps.texts} {...(operation && { className: '' })} />
            <div className="prose">{children}</div>
          </LocalizedArticle>
          <DocsFooter page={page} />
        </Main>
        {!operation && <Toc {...tocProps.texts} />}
      </div>
    </TOCProvider>
  );
}
