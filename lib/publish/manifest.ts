import { withBasePath } from '../config/base-path';
import { brandColors } from '../config/brand';
import { site } from '../config/site';
import { getLocalized, type Locale } from '../i18n/locales';
import { localizePath } from '../i18n/paths';

const icons = [
  { src: withBasePath(site.favicon), sizes: 'any', type: 'image/svg+xml' },
  { src: withBasePath('/icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
  { src: withBasePath('/icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
  { src: withBasePath('/icons/icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Builds the web app manifest in a language, with which browsers install the site as an app. */
export function buildManifest(locale: Locale): string {
  const start = withBasePath(localizePath('/', locale));
  const { background, primary } = brandColors.light;
  return JSON.stringify({
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
  });
}
