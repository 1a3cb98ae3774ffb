import type { SiteLoading } from './site-loading';

/**
 * Runs in the head of every page, before any of the site's files. It is written into the page as text, so it uses nothing
 * from outside: no imports but types, and its settings are attributes of its own element, so that the text never changes.
 */
export function runEarlyScript() {
  const settings = document.currentScript?.dataset ?? {};
  const key = settings.key ?? '';
  let isLeaving = false;
  let box: HTMLElement | undefined;

  function takeCleanPath() {
    const clean = location.pathname.replace(/(\/index)?\.html$/, '') || '/';
    if (clean === location.pathname) return;
    const address = clean + location.search + location.hash;
    // Where the host found nothing the page may lie at the clean path; anywhere else the page is here already.
    if (settings.isMissing) location.replace(address);
    else history.replaceState(history.state, '', address);
  }

  /** Whether a page is loaded anew for the first time. Where nothing can be remembered it counts as done before. */
  function claimLoad(path: string, kind: string): boolean {
    try {
      if (sessionStorage.getItem(key)?.split(' ')[1] === path) return false;
      sessionStorage.setItem(key, `${kind} ${path}`);
      return true;
    } catch {
      return false;
    }
  }

  function load(address: string) {
    const { pathname, search } = new URL(address);
    isLeaving = true;
    if (pathname === location.pathname && search === location.search) location.reload();
    else location.assign(address);
  }

  const site: SiteLoading = {
    basePath: settings.base ?? '',
    pending: null,
    fail(kind, problem) {
      if (isLeaving) return;
      const address = site.pending ?? location.href;
      if (!claimLoad(new URL(address).pathname, kind)) return site.showBox(problem);
      console.warn(`${problem} Loading ${address} as a whole.`);
      load(address);
    },
    showBox(problem) {
      const address = site.pending ?? location.href;
      site.hideBox();
      box = document.createElement('div');
      box.setAttribute('role', 'alert');
      // Styles are set here because the site's own may be what is missing. The chat button below stays free.
      box.style.cssText =
        'position:fixed;inset:auto 1rem 5rem;z-index:60;max-width:36rem;margin:0 auto;padding:1rem;border-radius:.5rem;background:#b91c1c;color:#fff;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere';
      const text = document.createElement('p');
      text.textContent = settings.text ?? '';
      text.style.margin = '0';
      const detail = document.createElement('p');
      detail.textContent = problem;
      detail.style.cssText = 'margin:.25rem 0 .75rem;font:.875rem/1.5 ui-monospace,monospace';
      const button = document.createElement('button');
      button.textContent = settings.retry ?? '';
      button.style.cssText =
        'padding:.4rem 1rem;border:0;border-radius:.375rem;background:#fff;color:#7f1d1d;font:inherit;font-weight:600;cursor:pointer';
      button.onclick = () => load(address);
      box.append(text, detail, button);
      // After the body, where React looks for nothing.
      document.documentElement.append(box);
    },
    hideBox() {
      box?.remove();
      box = undefined;
    },
    settle() {
      try {
        if (sessionStorage.getItem(key)?.startsWith('payload ')) sessionStorage.removeItem(key);
      } catch {} // Nothing was remembered either.
    },
  };

  function onFailure(event: Event) {
    const { target } = event;
    let file = '';
    if (target instanceof HTMLScriptElement) file = target.src;
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') file = target.href;
    if (!file.includes('/_next/')) return;
    // What a page asks for later on, and not on the way to another one, is a part that says by itself that it is missing.
    if (document.readyState === 'complete' && !site.pending) return;
    // The bundler must not hear of it: it would hand the error to React, which would take the page away.
    event.stopImmediatePropagation();
    site.fail('file', `${new URL(file).pathname} did not load.`);
  }

  window.siteLoading = site;
  window.addEventListener('error', onFailure, true);
  window.addEventListener('pageshow', () => {
    isLeaving = false; // The browser may bring a page back as it was left.
  });
  takeCleanPath();
}
