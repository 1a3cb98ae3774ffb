/**
 * Runs in the head of every page, and looks once everything has loaded whether the file of the site's styles is there. Where
 * it is not, all files are looked for at the wrong place, most likely, and a red banner says at which, and which place would
 * fit the address. It is written into the page as text, so it uses nothing from outside, and its settings are attributes of
 * its own element. Styles are set by script, which a content security policy allows.
 */
export function runBaseUrlScript() {
  const settings = document.currentScript?.dataset ?? {};
  const configured = settings.baseUrl ?? '/';
  const root = document.documentElement;

  /** Path of the page below the base URL, as the page itself knows it; `null` on the page for unknown addresses. */
  function getPagePath(): string | null {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (!canonical) return null;
    const path = new URL(canonical.href).pathname.slice(configured.length - 1).replace(/\/$/, '');
    const prefix = settings.prefix ?? '';
    // The canonical address of a page that is not translated is that of another language.
    return path === prefix || path.startsWith(`${prefix}/`) ? path : prefix + path;
  }

  /** The base URL under which this page would be where it is. */
  function suggest(): string | null {
    const path = getPagePath();
    const address = location.pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
    if (path === null || !address.endsWith(path)) return null;
    const base = `${address.slice(0, address.length - path.length)}/`;
    return base === configured ? null : base;
  }

  function showBanner() {
    const banner = document.createElement('div');
    banner.id = 'base-url-banner';
    banner.setAttribute('role', 'alert');
    // It sticks to the top: browsers scroll past what is put above the text that a reader sees.
    banner.style.cssText =
      'position:sticky;top:0;z-index:60;margin:0 0 1rem;padding:1rem;border:.3rem solid #b91c1c;background:#fee2e2;color:#450a0a;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere';
    const suggestion = suggest();
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
    document.body.before(banner); // Inside the body it would be in the way of React, which throws away what it does not know.
    window.siteLoading?.hideBox(); // The banner says more than that a file did not load.
  }

  window.addEventListener('load', () => {
    if (getComputedStyle(root).getPropertyValue('--site-styles') === '') showBanner();
  });
}
