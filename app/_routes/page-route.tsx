import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CrashProbe } from '@/components/failures/crash-probe';
import { getLocale, type Locale } from '@/lib/i18n/locales';
import { loadPageLocales, loadSitePage } from '@/lib/pages/catalogue.server';
import { buildStructuredData, toScriptText } from '@/lib/publish/structured-data';
import type { RouteProps } from './locale-params';
import { buildMetadata } from './metadata';

/** View of a route for its parameters. */
interface RoutePage {
  /** Path of the page in the default language. */
  path: string;
  render: () => ReactNode | Promise<ReactNode>;
}

/**
 * Makes a route's page, with its schema.org structured data (JSON-LD), and its metadata.
 * @param find the page for the parameters of the route; throws for those without a page
 */
export function createPageRoute<Params>(find: (locale: Locale, params: Params) => RoutePage) {
  async function read({ params }: RouteProps<Params>) {
    const given = await params;
    const locale = getLocale(given.lang);
    return { locale, ...find(locale, given) };
  }

  async function Page(props: RouteProps<Params>) {
    const { locale, path, render } = await read(props);
    const text = toScriptText(buildStructuredData(await loadSitePage(path, locale)));
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
    const { locale, path } = await read(props);
    return buildMetadata(await loadSitePage(path, locale), await loadPageLocales(path));
  }

  return { Page, generateMetadata };
}
