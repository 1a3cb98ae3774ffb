import type { createFailureBox } from './create-failure-box';
import type { SiteLoading } from './site-loading';

/**
 * Runs in the head of every page, before any of the site's files: sets `window.siteLoading` and handles files that fail to load. It
 * is inlined into the page as text, so it cannot use anything from outside its body, and its settings are attributes of its own element.
 * @param createBox inlined beside it
 */
export function runLoadFailureScript(createBox: typeof createFailureBox) {
  const settings = document.currentScript?.dataset ?? {};
  const key = settings.key ?? '';
  let isLeaving = false;
  let box: HTMLElement | undefined;
  /** What the box's first button loads. */
  let retried = '';
  /** What had the focus before the box. */
  let focused: HTMLElement | null;

  /** Records a reload of a page; `false` if the last reload was of the same page, or if nothing can be stored. */
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
      // Offline, a load would only replace the page with the browser's error page.
      if (!navigator.onLine || !claimLoad(new URL(address).pathname, kind)) {
        site.showBox(problem);
        return;
      }
      console.warn(`${problem} Loading ${address} as a whole.`);
      load(address);
    },
    showBox(problem) {
      site.hideBox();
      retried = site.pending ?? location.href;
      box = createBox(settings, problem);
      focused = document.activeElement as HTMLElement | null;
      // After the body, outside what React manages; what takes the focus scrolls clear of it.
      document.documentElement.append(box);
      document.documentElement.style.scrollPaddingBottom = '14rem';
    },
    hideBox() {
      isLeaving = false; // Whoever navigates here has stopped the load.
      box?.remove();
      box = undefined;
      document.documentElement.style.scrollPaddingBottom = '';
    },
    settle() {
      try {
        if (sessionStorage.getItem(key)?.startsWith('payload ')) sessionStorage.removeItem(key);
      } catch {} // Then nothing was stored either.
    },
  };

  function onFailure(event: Event) {
    const { target } = event;
    let file = '';
    if (target instanceof HTMLScriptElement) file = target.src;
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') file = target.href;
    // Cut short, or something else in its place, such as a page of the host.
    if (event instanceof ErrorEvent && event.error instanceof SyntaxError) file = event.filename;
    if (!file.includes('/_next/')) return;
    // A file that is requested later, but not for a navigation, belongs to a part of the page that reports the failure itself.
    if (document.readyState === 'complete' && !site.pending) return;
    // Keeps the event from the bundler, which would pass the error to React, which would unmount the page.
    event.stopImmediatePropagation();
    site.fail('file', `${new URL(file).pathname} did not load.`);
  }

  function onClick({ target }: Event) {
    if (!(target instanceof HTMLButtonElement && box?.contains(target))) return;
    if (target.name !== 'close') return load(retried); // Even offline: browsers are sometimes wrong about that.
    site.hideBox();
    site.onClose?.();
    focused?.focus();
  }

  window.siteLoading = site;
  window.addEventListener('error', onFailure, true);
  // On the window and first: React holds back the events of a page that it cannot hydrate because of the missing file.
  window.addEventListener('click', onClick, true);
  window.addEventListener('pageshow', () => {
    isLeaving = false; // The page may have been restored from the back/forward cache.
  });
}
