import type { LocaleCode } from '../i18n/locales';

/** What the build writes into the service worker. */
export interface OfflineSettings {
  /** Path that the site is served under, such as `/docs-site`; empty at the root of a host. */
  basePath: string;
  /** Differs from build to build. */
  version: string;
  /** What readers get offline in place of a page that is not cached (`buildOfflinePage`). */
  pages: Record<LocaleCode, string>;
}
