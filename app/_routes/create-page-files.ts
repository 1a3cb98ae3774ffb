import { locales } from '@/lib/i18n/locales';
import type { SitePage } from '@/lib/site-pages/site-page';
import { loadSitePages } from '@/lib/source/site-pages.server';

interface FileProps {
  params: Promise<{ path: string[] }>;
}

/**
 * Makes the route for files that exist once per page, in every language.
 * @param toPath path of a page's file below the route; `undefined` for a page without one
 * @param respond answers with the file of a page
 */
export function createPageFiles(
  toPath: (page: SitePage) => string | undefined,
  respond: (page: SitePage) => Promise<Response>,
) {
  async function loadPages(): Promise<Map<string, SitePage>> {
    const pages = await Promise.all(locales.map(loadSitePages));
    const all = pages.flatMap((ofLocale) => [...ofLocale.values()]);
    return new Map(
      all.flatMap((page) => {
        const path = toPath(page);
        return path === undefined ? [] : [[path, page] as const];
      }),
    );
  }

  let pages: ReturnType<typeof loadPages> | undefined;

  /** Loaded once and shared by the hundreds of requests of a build. */
  function getPages(): ReturnType<typeof loadPages> {
    pages ??= loadPages();
    return pages;
  }

  return {
    generateStaticParams: async () => [...(await getPages()).keys()].map((path) => ({ path: path.split('/') })),
    async GET(_request: Request, { params }: FileProps): Promise<Response> {
      const page = (await getPages()).get((await params).path.join('/'));
      return page ? respond(page) : new Response(null, { status: 404 });
    },
  };
}
