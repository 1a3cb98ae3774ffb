import { createHash } from 'node:crypto';
import { globSync } from 'tinyglobby';
import { isOfflineReadingOn, listMark, type OfflineSettings } from '../browser/offline-settings';
import { bundleScript } from '../cache/bundle-script.server';
import { toShortHash } from '../cache/short-hash.server';
import { brandColors } from '../config/brand';
import { type Locale, locales } from '../i18n/locales';
import { getMessages } from '../i18n/messages/index';

/**
 * The service worker as one script.
 * @param out folder of the built site, whose file names tell this build from others
 * @param basePath path that the site is served under; empty at the root
 * @throws Error when it does not compile
 */
export function buildServiceWorker(out: string, basePath: string, isOn = isOfflineReadingOn): Promise<string> {
  const files = globSync(['_next/static/**'], { cwd: out }).sort();
  const pages = Object.fromEntries(locales.map((locale) => [locale.code, buildOfflinePage(locale)]));
  const settings = { isOn, basePath, version: toShortHash(files.join('\n')), pages } as OfflineSettings;
  return bundleScript('lib/browser/service-worker.ts', {
    offlineSettings: settings,
    'process.env.NODE_ENV': 'production', // Serwist's checks and messages for development are left out.
  });
}

const { light, dark } = brandColors;

/** The site's files may not be available offline, so the page is self-contained. */
const style = `:root{color-scheme:light dark}
body{max-width:40rem;margin:12vh auto 4rem;padding:0 1rem;background:${light.background};color:${light.foreground};font:1rem/1.6 system-ui,sans-serif}
a{color:${light.primary}}
li{padding-block:.25rem}
@media(prefers-color-scheme:dark){body{background:${dark.background};color:${dark.foreground}}a{color:${dark.primary}}}`;

/**
 * What a reader gets offline in place of a page that is not stored. Its content security policy allows only its own style.
 * @returns HTML with `listMark` in place of the list of stored pages
 */
function buildOfflinePage(locale: Locale): string {
  const texts = getMessages(locale).offline;
  const hash = createHash('sha256').update(style).digest('base64');
  return `<!doctype html>
<html lang="${locale.htmlLang}" dir="${locale.dir}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<meta name="robots" content="noindex">
<style>${style}</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p>${texts.text}</p>
<p><a href="">${texts.retry}</a></p>
<section>
<h2>${texts.kept}</h2>
<ul>
${listMark}
</ul>
</section>
</main>
</body>
</html>
`;
}
