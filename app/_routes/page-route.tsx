import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CrashProbe } from '@/components/failures/crash-probe';
import { getLocale, type Locale } from '@/lib/i18n/locales';
import { loadPageLocales } from '@/lib/pages/page-index.server';
import type { SitePage } from '@/lib/pages/site-page';
import { isFilledLater } from '@/lib/publish/filled-later';
import { buildStructuredData, toScriptText } from '@/lib/publish/structured-data';
import type { RouteProps } from './locale-params';
import { buildMetadata } from './metadata';

/** A page of a route, and its view. */
interface RoutePage {
  page: SitePage;
  render: () => ReactNode | Promise<ReactNode>;
}

/**
 * Creates the page of a route, with its schema.org structured data (JSON-LD), and its metadata.
 * @param load finds the page for the parameters of the route, and throws where there is none
 */
export function createPageRoute<Params>(load: (locale: Locale, params: Params) => Promise<RoutePage>) {
  async function loadRoutePage({ params }: RouteProps<Params>) {
    const routeParams = await params;
    return load(getLocale(routeParams.lang), routeParams);
  }

  async function Page(props: RouteProps<Params>) {
    const { page, render } = await loadRoutePage(props);
    const text = isFilledLater ? '' : toScriptText(buildStructuredData(page));
    return (
      <>
        <CrashProbe location="page" />
        {await render()}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with every "<" escaped */}
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
      </>
    );
  }

  async function generateMetadata(props: RouteProps<Params>): Promise<Metadata> {
    const { page } = await loadRoutePage(props);
    return buildMetadata(page, await loadPageLocales(page.path));
  }

  return { Page, generateMetadata };
}
