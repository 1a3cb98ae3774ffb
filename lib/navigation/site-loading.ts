/** What the script in the head keeps for the rest of the site: `window.siteLoading`. */
export interface SiteLoading {
  /** Path that the site is served under, such as `/docs-site`; empty at the root of a host. */
  basePath: string;
  /** Address that the router is on its way to, with its origin; `null` while no page is loading. */
  pending: string | null;
  /**
   * What happens when a part of a page cannot be loaded: a warning and one load of the whole page, which is remembered
   * for the session. When the same page fails again, and where nothing can be remembered, a red box with a button instead.
   * @param kind a payload of the router, or a script or style
   * @param problem what went wrong, for the console and the box
   */
  fail: (kind: 'payload' | 'file', problem: string) => void;
  /** Shows the red box: `problem` and a button that loads the page anew. */
  showBox: (problem: string) => void;
  hideBox: () => void;
  /**
   * Called when the page has come to life: forgets a load that was made for a payload. One that was made for a file stays
   * remembered, as that file may be asked for later and fail each time.
   */
  settle: () => void;
}

declare global {
  interface Window {
    siteLoading?: SiteLoading;
  }
}

/** Key of session storage for the page that was loaded anew because a part of it had failed. */
export const loadFailureKey = 'load-failure';
