/** `window.siteLoading`, which the script in the head provides for the rest of the site. */
export interface SiteLoading {
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
