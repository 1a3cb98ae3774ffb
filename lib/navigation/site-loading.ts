/** `window.siteLoading`, which the script in the head provides for the rest of the site. */
export interface SiteLoading {
  /** Path that the site is served under, such as `/docs-site`; empty at the root of a host. */
  basePath: string;
  /** Absolute URL that the router is navigating to; `null` while no page is loading. */
  pending: string | null;
  /**
   * Call it when a part of a page cannot be loaded: it logs a warning, loads the whole page, and remembers that for the session.
   * If the same page fails again, or if the browser is offline or cannot store anything, it shows the red box instead.
   * @param kind a payload of the router, or a script or style
   * @param problem what went wrong, for the console and the box
   */
  fail: (kind: 'payload' | 'file', problem: string) => void;
  /** Shows the red box, with `problem` and buttons that load the page again and close the box. */
  showBox: (problem: string) => void;
  hideBox: () => void;
  /** Called when the reader has closed the red box. */
  onClose?: () => void;
  /**
   * Call it once the page is interactive: it forgets a load that was caused by a payload. One that was caused by a file stays
   * remembered, as that file may be requested later and fail each time.
   */
  settle: () => void;
}

declare global {
  interface Window {
    siteLoading?: SiteLoading;
  }
}

/** Session storage key for the page that was reloaded because a part of it had failed. */
export const loadFailureKey = 'load-failure';
