import { globSync } from 'tinyglobby';
import { isOfflineReadingOn, type OfflineSettings } from '../browser/offline-settings';
import { locales } from '../i18n/locales';
import { toShortHash } from '../text/short-hash.server';
import { buildOfflinePage } from './build-offline-page.server';
import { bundleScript } from './bundle-script.server';

/**
 * The service worker as one script.
 * @param out folder of the built site, whose file names tell this build from others
 * @param basePath path that the site is served under; empty at the root
 * @throws Error when it does not compile
 */
export function buildServiceWorker(out: string, basePath: string, isOn = isOfflineReadingOn): Promise<string> {
  const files = globSync(['_next/static/**'], { cwd: out }).sort();
  const pages = Object.fromEntries(locales.map((locale) => [locale.code, buildOfflinePage(locale)]));
  const settings = { isOn, basePath, version: toShortHash(files.join('\n')), pages } as OfflineSettings;
  return bundleScript('lib/browser/service-worker.ts', {
    offlineSettings: settings,
    'process.env.NODE_ENV': 'production', // Serwist's checks and messages for development are left out.
  });
}
