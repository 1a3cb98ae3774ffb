import type { TableOfContents } from 'fumadocs-core/toc';
import type { ReactNode } from 'react';
import { OperationTitle } from '@/components/api/operation-title';
import { LocalizedArticle } from '@/components/layout/localized-article';
import { mainId } from '@/components/layout/main-id';
import { PageHeader } from '@/components/layout/page-header';
import { limitLevels } from '@/components/toc/limit-levels';
import { TocPanel } from '@/components/toc/toc-panel';
import { TocRail } from '@/components/toc/toc-rail';
import { Notice } from '@/components/ui/notice';
import { getSidebarIdOf } from '@/lib/config/sidebars';
import { site } from '@/lib/config/site';
import { versions } from '@/lib/config/versions';
import { type DocPage, getBreadcrumbs, getEditUrl, getLastUpdated, getNeighbours } from '@/lib/content/docs.server';
import { getTextLocale } from '@/lib/content/page-paths';
import type { ResolvedOperation } from '@/lib/contract/get-operation';
import { format } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { Breadcrumbs } from './breadcrumbs';
import { DocFooter } from './doc-footer';
import { PageActions } from './page-actions';
import { PageFeedback } from './page-feedback';
import { Pager } from './pager';
import { VersionMemory } from './version-memory.client';
import { VersionMenu } from './version-menu';

interface DocViewProps {
  page: DocPage;
  locale: Locale;
  toc: TableOfContents;
  /** The API operation that the page documents, if any. */
  operation?: ResolvedOperation | undefined;
  /** The text of the page. */
  children: ReactNode;
}

/** A documentation page: where it is in the site, its text, and where to go next. */
export function DocView({ page, locale, toc: headings, operation, children }: DocViewProps) {
  const { docs: texts, api } = getMessages(locale);
  const textLocale = getTextLocale(page.path, locale);
  const contents = { toc: limitLevels(headings), locale, textLocale };
  // Interface texts inside an article in another language. A prop that is undefined would be sent with every page.
  const own = textLocale === locale ? {} : { lang: locale.htmlLang };
  const [version] = versions; // All pages belong to the newest version until there is another one.
  const { previous, next } = getNeighbours(page, locale);
  return (
    <div className="min-w-0 xl:grid xl:grid-cols-[minmax(0,1fr)_15rem]">
      <main id={mainId} tabIndex={-1} className="mx-auto w-full max-w-3xl px-4 pt-7 pb-16 outline-none sm:px-8 md:pt-9">
        <div className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <Breadcrumbs
            label={texts.breadcrumbs}
            items={[{ label: texts.sidebars[getSidebarIdOf(page.slugs)] }, ...getBreadcrumbs(page, locale)]}
          />
          <VersionMenu locale={locale} versions={versions} current={version} />
        </div>
        {site.docs.versionPersistence === 'localStorage' && (
          <VersionMemory name={version.name} names={versions.map(({ name }) => name)} />
        )}
        {page.data.unlisted && <Notice>{texts.unlisted}</Notice>}
        <LocalizedArticle locale={locale} file={`content/docs/${page.path}`} url={page.url}>
          <PageHeader title={page.data.title} description={page.data.description}>
            {page.data.since && (
              <p className="mt-3 text-sm text-fd-muted-foreground" {...own}>
                {format(texts.since, { version: page.data.since })}
              </p>
            )}
            {operation && <OperationTitle operation={operation} texts={api} {...own} />}
            <PageActions locale={locale} url={page.url} {...own} />
          </PageHeader>
          <TocPanel {...contents} />
          <div className="prose">{children}</div>
        </LocalizedArticle>
        <PageFeedback locale={locale} url={page.url} />
        <DocFooter
          locale={locale}
          tags={page.data.tags}
          updated={getLastUpdated(page)}
          editUrl={getEditUrl('content/docs', page.path)}
        />
        <Pager label={texts.pagination} previous={previous} next={next} texts={texts} />
      </main>
      <TocRail {...contents} />
    </div>
  );
}
