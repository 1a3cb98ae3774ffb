import { bundleInlineScript } from '../cache/bundle-script.server';
import { format } from '../i18n/format';
import type { Locale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';

/**
 * Writes a page that redirects at once, for hosts that cannot; without scripts, `http-equiv="refresh"` does it.
 * @param href path of the target, with the site's base path
 * @param canonical absolute URL of the target
 * @param icon the site's icon; without it, browsers ask for `/favicon.ico` at the root of the host
 */
export function toRedirectPage(locale: Locale, href: string, canonical: string, icon: string): string {
  const texts = getMessages(locale).redirect;
  return `<!doctype html>
<html lang="${locale.htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<link rel="icon" href="${icon}">
<script data-target="${href}">${bundleInlineScript('lib/publish/redirect.script.ts')}</script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p><a href="${href}">${format(texts.text, { page: href })}</a></p>
</main>
</body>
</html>
`;
}
