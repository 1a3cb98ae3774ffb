import { locales } from '@/lib/i18n/locales';
import { getPagePath, hasMarkdown, type SitePage, toMarkdownPath } from '@/lib/site-pages/site-page';
import { getPageMarkdown } from '@/lib/source/page-markdown.server';
import { loadSitePages } from '@/lib/source/site-pages.server';

/** Every page by the path of its Markdown. The build moves them beside the pages. */
async function loadRoutes(): Promise<Map<string, SitePage>> {
  const pages = await Promise.all(locales.map(loadSitePages));
  const all = pages.flatMap((ofLocale) => [...ofLocale.values()]).filter(hasMarkdown);
  return new Map(all.map((page) => [toMarkdownPath(getPagePath(page)).slice(1), page]));
}

let routes: ReturnType<typeof loadRoutes> | undefined;

/** The routes, listed once for the hundreds of requests of a build. */
function getRoutes(): ReturnType<typeof loadRoutes> {
  routes ??= loadRoutes();
  return routes;
}

export const pageMarkdown = {
  generateStaticParams: async () => [...(await getRoutes()).keys()].map((path) => ({ path: path.split('/') })),
  async GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
    const page = (await getRoutes()).get((await params).path.join('/'));
    if (!page) return new Response(null, { status: 404 });
    return new Response(await getPageMarkdown(page), { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
  },
};
