/** Runs in the head of every page, before any of the site's files: sets `window.siteLoading` and handles files that fail to load. */

import { isNextFile } from '@/lib/formats/next-bundler';
import { createFailureBox } from './failure-box';
import type { SiteLoading } from './site-loading';

const settings = document.currentScript?.dataset ?? {};
const key = settings.key ?? '';
let isReloading = false;
let box: HTMLElement | undefined;
let retry = () => {};
/** Gets the focus back when the box is closed. */
let lastFocused: HTMLElement | null;

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
    box = createFailureBox(settings, problem);
    lastFocused = document.activeElement as HTMLElement | null;
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

/** Records that the page is loaded again. @returns false if the last reload was of this page too, or if nothing can be stored */
function claimReload(): boolean {
  try {
    if (sessionStorage.getItem(key) === location.pathname) return false;
    sessionStorage.setItem(key, location.pathname);
    return true;
  } catch {
    return false;
  }
}

/** Returns the address of the file that an error event is about; empty for any other error. */
function getFailedFile(event: Event): string {
  const { target } = event;
  if (target instanceof HTMLScriptElement) return target.src;
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') return target.href;
  // The script was cut short, or the host sent something else, such as a page of its own.
  return event instanceof ErrorEvent && event.error instanceof SyntaxError ? event.filename : '';
}

/** Handles files of the page itself. `loadPart` or an error boundary reports those that are loaded later. */
function onFailure(event: Event) {
  if (document.readyState === 'complete') return;
  const file = getFailedFile(event);
  if (!isNextFile(file)) return;
  // Otherwise the bundler would pass the error to React, which would remove the text of the page.
  event.stopImmediatePropagation();
  site.fail(`${new URL(file).pathname} did not load.`);
}

function onClick({ target }: Event) {
  if (!(target instanceof HTMLButtonElement && box?.contains(target))) return;
  if (target.name === 'retry') return retry(); // Even offline: browsers are sometimes wrong about that.
  site.hideBox();
  lastFocused?.focus();
}

window.siteLoading = site;
window.addEventListener('error', onFailure, true);
// Captured on the window, as React holds back the events of a page that it cannot hydrate because of the missing file.
window.addEventListener('click', onClick, true);
