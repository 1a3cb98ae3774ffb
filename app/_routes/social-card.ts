import { site } from '@/lib/config/site';
import { getPagePath, toCardPath } from '@/lib/site-pages/site-page';
import { drawCard } from '@/lib/social-card/draw-card.server';
import { createPageFiles } from './create-page-files';

/** The pictures that social networks show for pages. */
export const socialCard = createPageFiles(
  (page) => toCardPath(getPagePath(page)).slice('/og/'.length),
  async ({ kind, title, description, trail, method }) => {
    const png = await drawCard({
      title: kind === 'home' ? description : title,
      section: trail.map(({ label }) => label),
      method,
      siteName: site.title,
    });
    return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
  },
);
