import type { LocaleCode } from '../i18n/locales';

/** What the build writes into the service worker. */
export interface OfflineSettings {
  /** Path that the site is served under, such as `/docs-site`; empty at the root of a host. */
  basePath: string;
  /** Another one for each build. */
  version: string;
  /** What readers without a network get in place of a page that is not kept (`buildOfflinePage`). */
  pages: Record<LocaleCode, string>;
}
