/** `window.siteLoading`, which the script in the head provides for the rest of the site. */
export interface SiteLoading {
  /**
   * Handles a missing file without which the page does not work: logs a warning and loads the page again. Shows the red box instead if
   * the page was loaded again before, if the browser is offline, or if it cannot store anything.
   */
  fail: (problem: string) => void;
  /**
   * Shows the red box, with the problem for readers who report it.
   * @param address to load by its button Retry; by default, that of the page
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
