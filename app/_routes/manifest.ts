import { withBasePath } from '@/lib/config/base-path';
import { brandColors } from '@/lib/config/brand';
import { site } from '@/lib/config/site';
import { getLocalized } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { getRouteLocale, type HandlerProps } from './locale-params';

const icons = [
  { src: withBasePath(site.favicon), sizes: 'any', type: 'image/svg+xml' },
  { src: withBasePath('/icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
  { src: withBasePath('/icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
  { src: withBasePath('/icons/icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The web app manifest in a language, with which browsers install the site as an app. */
export const manifest = {
  async GET(_request: Request, props: HandlerProps): Promise<Response> {
    const locale = await getRouteLocale(props);
    const start = withBasePath(localizePath('/', locale));
    const { background, primary } = brandColors.light;
    const content = {
      id: start,
      name: site.title,
      short_name: site.shortTitle,
      description: getLocalized(site.tagline, locale),
      lang: locale.htmlLang,
      dir: locale.dir,
      start_url: start,
      scope: withBasePath('/'),
      display: 'minimal-ui',
      background_color: background,
      theme_color: primary,
      icons,
    };
    return Response.json(content, { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } });
  },
};
