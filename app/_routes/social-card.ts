import { site } from '@/lib/config/site';
import { locales } from '@/lib/i18n/locales';
import { getPagePath, type SitePage, toCardPath } from '@/lib/site-pages/site-page';
import { drawCard } from '@/lib/social-card/draw-card.server';
import { loadSitePages } from '@/lib/source/site-pages.server';

/** Every page of every language by the path of its card below `/og`. */
async function loadPagesByCard(): Promise<Map<string, SitePage>> {
  const pages = await Promise.all(locales.map(loadSitePages));
  const all = pages.flatMap((ofLocale) => [...ofLocale.values()]);
  return new Map(all.map((page) => [toCardPath(getPagePath(page)).slice('/og/'.length), page]));
}

let pagesByCard: ReturnType<typeof loadPagesByCard> | undefined;

/** The pages, listed once for the hundreds of requests of a build. */
function getPagesByCard(): ReturnType<typeof loadPagesByCard> {
  pagesByCard ??= loadPagesByCard();
  return pagesByCard;
}

/** The picture that social networks show for a page. */
export const socialCard = {
  generateStaticParams: async () => [...(await getPagesByCard()).keys()].map((path) => ({ path: path.split('/') })),
  async GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
    const page = (await getPagesByCard()).get((await params).path.join('/'));
    if (!page) return new Response(null, { status: 404 });
    const { kind, title, description, trail, method } = page;
    const png = await drawCard({
      title: kind === 'home' ? description : title,
      section: trail.map(({ label }) => label),
      method,
      siteName: site.title,
    });
    return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
  },
};
