/** `window.siteLoading`, which the script in the head provides for the rest of the site. */
interface SiteLoading {
  /**
   * Call it when a file without which the page does not work has failed: it logs a warning and loads the page again. If the same page
   * has failed before in this session, or if the browser is offline or cannot store anything, it shows the red box instead.
   */
  fail: (problem: string) => void;
  /**
   * Shows the red box, with what went wrong for readers who report it.
   * @param address what its button Retry loads, if not the page again
   */
  showBox: (problem: string, address?: string) => void;
  hideBox: () => void;
}

declare global {
  interface Window {
    siteLoading?: SiteLoading;
  }
}

/** Session storage key for the path of the page that was loaded again because one of its files had failed. */
export const loadFailureKey = 'load-failure';

/** What the red box says in the language of the page: `text`, and the names of its buttons, `retry` and `close`. */
type BoxTexts = Readonly<Partial<Record<string, string>>>;

/**
 * Makes the red box. It is inlined into the page as text, so it cannot use anything from outside its body, and it sets its own styles
 * because the site's may be what failed to load. Its borders are seen in forced colours only.
 * @returns a box with buttons named `retry` and `close`, which do nothing by themselves
 */
export function createFailureBox(texts: BoxTexts, problem: string): HTMLElement {
  const add = (tag: string, text: string | undefined, style: string) => {
    const part = Object.assign(document.createElement(tag), { textContent: text ?? '' });
    part.style.cssText = style;
    box.append(part);
    return part;
  };
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  // At the bottom, above the chat button, so that navbar and title stay visible.
  box.style.cssText =
    'position:fixed;inset:auto 1rem 5rem;z-index:60;overflow:auto;max-width:36rem;max-height:calc(100dvh - 8rem);margin:0 auto;border:1px solid transparent;padding:1rem;border-radius:.5rem;background:#b91c1c;color:#fff;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere';
  const button =
    'min-height:2.5rem;margin-inline-end:.5rem;border:1px solid #fff;padding:0 1rem;border-radius:.375rem;font:inherit;font-weight:600;cursor:pointer;';
  add('p', texts.text, 'margin:0');
  add('p', problem, 'margin:.25rem 0 .75rem;font:.875rem/1.5 ui-monospace,monospace');
  add('button', texts.retry, `${button}background:#fff;color:#7f1d1d`).setAttribute('name', 'retry');
  add('button', texts.close, `${button}background:none;color:inherit`).setAttribute('name', 'close');
  return box;
}

/**
 * Runs in the head of every page, before any of the site's files: sets `window.siteLoading` and handles files that fail to load. It
 * is inlined into the page as text, so it cannot use anything from outside its body, and its settings are attributes of its own element.
 * @param createBox inlined beside it
 */
export function runLoadFailureScript(createBox: typeof createFailureBox) {
  const settings = document.currentScript?.dataset ?? {};
  const key = settings.key ?? '';
  let isReloading = false;
  let box: HTMLElement | undefined;
  let retry = () => {};
  /** What had the focus before the box. */
  let focused: HTMLElement | null;

  /** Records that the page is loaded again; `false` if it was the last one that was, or if nothing can be stored. */
  function claimReload(): boolean {
    try {
      if (sessionStorage.getItem(key) === location.pathname) return false;
      sessionStorage.setItem(key, location.pathname);
      return true;
    } catch {
      return false;
    }
  }

  const site: SiteLoading = {
    fail(problem) {
      if (isReloading) return;
      // Offline, a load would only replace the page with the browser's error page.
      if (!navigator.onLine || !claimReload()) return site.showBox(problem);
      isReloading = true;
      console.warn(`${problem} The page is loaded again.`);
      location.reload();
    },
    showBox(problem, address) {
      site.hideBox();
      retry = () => (address ? location.assign(address) : location.reload());
      box = createBox(settings, problem);
      focused = document.activeElement as HTMLElement | null;
      // After the body, outside what React manages; what takes the focus scrolls clear of it.
      document.documentElement.append(box);
      document.documentElement.style.scrollPaddingBottom = '14rem';
    },
    hideBox() {
      box?.remove();
      box = undefined;
      document.documentElement.style.scrollPaddingBottom = '';
    },
  };

  /** Handles files of the page itself. A later one belongs to a part, which reports the failure, or to a page, which has a boundary. */
  function onFailure(event: Event) {
    if (document.readyState === 'complete') return;
    const { target } = event;
    let file = '';
    if (target instanceof HTMLScriptElement) file = target.src;
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') file = target.href;
    // Cut short, or something else in its place, such as a page of the host.
    if (event instanceof ErrorEvent && event.error instanceof SyntaxError) file = event.filename;
    if (!file.includes('/_next/')) return;
    // Keeps the event from the bundler, which would pass the error to React, which would remove the text of the page.
    event.stopImmediatePropagation();
    site.fail(`${new URL(file).pathname} did not load.`);
  }

  function onClick({ target }: Event) {
    if (!(target instanceof HTMLButtonElement && box?.contains(target))) return;
    if (target.name === 'retry') return retry(); // Even offline: browsers are sometimes wrong about that.
    site.hideBox();
    focused?.focus();
  }

  window.siteLoading = site;
  window.addEventListener('error', onFailure, true);
  // On the window and first: React holds back the events of a page that it cannot hydrate because of the missing file.
  window.addEventListener('click', onClick, true);
}
