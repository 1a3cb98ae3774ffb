import { type Locale, locales } from '@/lib/i18n/locales';
import { getDocMarkdown } from '@/lib/source/doc-markdown.server';
import { getDocPages } from '@/lib/source/doc-page.server';
import type { DocPage } from '@/lib/source/docs.server';

interface MarkdownRoute {
  page: DocPage;
  locale: Locale;
}

/** Every documentation page by its path with `.md` at the end. The build moves them beside the pages. */
function buildRoutes(): Map<string, MarkdownRoute> {
  const routes = locales.flatMap((locale) =>
    getDocPages(locale).map((page) => [`${page.url.slice(1)}.md`, { page, locale }] as const),
  );
  return new Map(routes);
}

let routes: Map<string, MarkdownRoute> | undefined;

/** The routes, listed once for the hundreds of requests of a build. */
function getRoutes(): Map<string, MarkdownRoute> {
  routes ??= buildRoutes();
  return routes;
}

export const docMarkdown = {
  generateStaticParams: () => [...getRoutes().keys()].map((path) => ({ path: path.split('/') })),
  async GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
    const route = getRoutes().get((await params).path.join('/'));
    if (!route) return new Response(null, { status: 404 });
    const text = await getDocMarkdown(route.page, route.locale);
    return new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
  },
};
