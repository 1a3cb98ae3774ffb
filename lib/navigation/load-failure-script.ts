import type { createFailureBox } from './create-failure-box';
import type { SiteLoading } from './site-loading';

/**
 * Runs in the head of every page, before any of the site's files: keeps `window.siteLoading`, and hears of files that do not
 * come. It is written into the page as text, so it uses nothing from outside, and its settings are attributes of its own element.
 * @param createBox written beside it
 */
export function runLoadFailureScript(createBox: typeof createFailureBox) {
  const settings = document.currentScript?.dataset ?? {};
  const key = settings.key ?? '';
  let isLeaving = false;
  let box: HTMLElement | undefined;

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
      // Without a network a load would only lose the page to the browser's own.
      if (!navigator.onLine || !claimLoad(new URL(address).pathname, kind)) return site.showBox(problem);
      console.warn(`${problem} Loading ${address} as a whole.`);
      load(address);
    },
    showBox(problem) {
      const address = site.pending ?? location.href;
      site.hideBox();
      box = createBox({ text: settings.text ?? '', retry: settings.retry ?? '' }, problem, () => load(address));
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
    // Who waits for a script hears of it, and says what is wrong: the payload that needs a shell.
    if (target instanceof HTMLScriptElement && !('isAwaited' in target.dataset)) file = target.src;
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
}
