import type { LocaleCode } from '../i18n/locales';

/**
 * Whether pages that a reader has visited can be read offline. Should that ever do harm, set this to `false` and deploy: the worker that
 * is built then deletes what its predecessors stored, in every browser that comes back, and removes itself.
 */
export const isOfflineReadingOn: boolean = true;

/** What the build writes into the service worker. */
export interface OfflineSettings {
  isOn: boolean;
  /** Path that the site is served under, such as `/docs-site`; empty at the root of a host. */
  basePath: string;
  /** Differs from build to build. */
  version: string;
  /** What readers get offline in place of a page that is not stored, with `listMark` in it (`buildOfflinePage`). */
  pages: Record<LocaleCode, string>;
}

/** Placeholder for the list of stored pages in the offline page. */
export const listMark = '<!-- pages -->';

/** The message by which a page reports to the service worker that a reader has opened it. */
export interface Visit {
  /** Its path, with the site's base path. */
  visited: string;
  /** What it has loaded before the worker could store it. */
  files: string[];
}
