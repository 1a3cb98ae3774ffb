import { brandColors } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { site } from '@/lib/config/site';
import { localizePath } from '@/lib/i18n/paths';
import { getRouteLocale, type RouteProps } from './locale-params';

const toFile = (path: string) => `${env.NEXT_PUBLIC_BASE_PATH}${path}`;

const icons = [
  { src: toFile(site.favicon), sizes: 'any', type: 'image/svg+xml' },
  { src: toFile('/icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
  { src: toFile('/icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
  { src: toFile('/icons/icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The route that tells a browser how to keep the site among its apps, in a language. */
export const manifest = {
  async GET(_request: Request, props: RouteProps): Promise<Response> {
    const locale = await getRouteLocale(props);
    const start = toFile(localizePath('/', locale));
    const { background, primary } = brandColors.light;
    const content = {
      id: start,
      name: site.title,
      short_name: site.shortTitle,
      description: site.tagline[locale.code],
      lang: locale.htmlLang,
      dir: locale.dir,
      start_url: start,
      scope: toFile('/'),
      display: 'minimal-ui',
      background_color: background,
      theme_color: primary,
      icons,
    };
    return Response.json(content, { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } });
  },
};
