import { siteLinks } from '@/content/data/site-links';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';
import { env } from '@/lib/config/env';
import { getSidebar } from '@/lib/config/sidebars';
import { locales } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { apiCatalogPath } from '@/lib/publish/host-headers';
import { llmsFiles } from './llms';

/** The target of a link in a linkset. */
interface LinkTarget {
  href: string;
  type?: string;
  hreflang?: string[];
}

const toFileTarget = (path: string, type: string): LinkTarget => ({ href: toAbsoluteUrl(path), type });

/** Lists the targets for a page or file in every language. */
function toLocalizedTargets(path: string, type: string): LinkTarget[] {
  return locales.map((locale) => ({ ...toFileTarget(localizePath(path, locale), type), hreflang: [locale.htmlLang] }));
}

/** Builds the API catalogue (RFC 9727) as a linkset (RFC 9264): the API's address, its contracts and its documentation. */
export function buildApiCatalog(): string {
  const api = {
    anchor: env.NEXT_PUBLIC_API_URL,
    'service-desc': [
      toFileTarget('/openapi.json', 'application/json'),
      toFileTarget('/openapi.yaml', 'application/yaml'),
      toFileTarget('/asyncapi.json', 'application/json'),
      toFileTarget('/asyncapi.yaml', 'application/yaml'),
    ],
    'service-doc': [
      ...toLocalizedTargets(getSidebar('api').entry, 'text/html'),
      ...toLocalizedTargets(siteLinks.authentication.path, 'text/html'),
      ...toLocalizedTargets(llmsFiles.index, 'text/plain'),
      toFileTarget('/.well-known/agent-skills/index.json', 'application/json'),
    ],
  };
  const catalog = { anchor: toAbsoluteUrl(apiCatalogPath), item: [{ href: env.NEXT_PUBLIC_API_URL }] };
  return `${JSON.stringify({ linkset: [catalog, api] }, null, 2)}\n`;
}
