/**
 * Runs in the head of every page and checks on `load` whether the site's style sheet arrived. If not, the base URL is most likely
 * wrong, and a red banner shows the configured one and the one that would fit the address. It sets styles through the CSSOM, which the
 * content security policy allows.
 */

const settings = document.currentScript?.dataset ?? {};
const configured = settings.baseUrl ?? '/';
const root = document.documentElement;

/** Finds the path of the page below the base URL, by its canonical link; `null` on the 404 page, which has none. */
function findCanonicalPath(): string | null {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!canonical) return null;
  const path = new URL(canonical.href).pathname.slice(configured.length - 1).replace(/\/$/, '');
  const prefix = settings.prefix ?? '';
  // An untranslated page has the URL of another language as its canonical one.
  return path === prefix || path.startsWith(`${prefix}/`) ? path : prefix + path;
}

/** Derives the base URL that would fit the page's address; `null` if there is none, or if it is the configured one. */
function suggestBaseUrl(): string | null {
  const path = findCanonicalPath();
  const address = location.pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
  if (path === null || !address.endsWith(path)) return null;
  const base = `${address.slice(0, address.length - path.length)}/`;
  return base === configured ? null : base;
}

function showBanner() {
  const banner = document.createElement('div');
  banner.id = 'base-url-banner';
  banner.setAttribute('role', 'alert');
  // Sticky, because scroll anchoring would leave content inserted above the viewport out of sight.
  banner.style.cssText =
    'position:sticky;top:0;z-index:60;margin:0 0 1rem;padding:1rem;border:.3rem solid #b91c1c;background:#fee2e2;color:#450a0a;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere';
  const suggestion = suggestBaseUrl();
  const lines = [
    [settings.title, ''],
    [settings.configured, configured],
    suggestion === null ? [settings.noSuggestion, ''] : [settings.suggestion, suggestion],
  ];
  for (const [text, value] of lines) {
    const line = document.createElement('p');
    line.style.margin = '0';
    line.append(`${text} `);
    if (value) line.append(Object.assign(document.createElement('code'), { textContent: value }));
    banner.append(line);
  }
  document.body.before(banner); // Inside the body, React would discard it as an unknown element.
  window.siteLoading?.hideBox(); // The banner says more than the box.
}

window.addEventListener('load', () => {
  if (getComputedStyle(root).getPropertyValue('--site-styles') === '') showBanner();
});
