import { siteLinks } from '@/content/data/site-links';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';
import { env } from '@/lib/config/env';
import { getSidebar } from '@/lib/config/sidebars';
import { locales } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { apiCatalogPath } from '@/lib/publish/host-headers';
import { llmsFiles } from './llms';

/** A target of a link, as a linkset has it. */
interface Target {
  href: string;
  type?: string;
  hreflang?: string[];
}

const toFile = (path: string, type: string): Target => ({ href: toAbsoluteUrl(path), type });

/** A page or file in every language. */
function toTargets(path: string, type: string): Target[] {
  return locales.map((locale) => ({ ...toFile(localizePath(path, locale), type), hreflang: [locale.htmlLang] }));
}

/** The API catalogue (RFC 9727) as a linkset (RFC 9264): where the API is, its contracts, and its documentation. */
export function buildApiCatalog(): string {
  const api = {
    anchor: env.NEXT_PUBLIC_API_URL,
    'service-desc': [
      toFile('/openapi.json', 'application/json'),
      toFile('/openapi.yaml', 'application/yaml'),
      toFile('/asyncapi.json', 'application/json'),
      toFile('/asyncapi.yaml', 'application/yaml'),
    ],
    'service-doc': [
      ...toTargets(getSidebar('api').entry, 'text/html'),
      ...toTargets(siteLinks.authentication.path, 'text/html'),
      ...toTargets(llmsFiles.index, 'text/plain'),
      toFile('/.well-known/agent-skills/index.json', 'application/json'),
    ],
  };
  const catalog = { anchor: toAbsoluteUrl(apiCatalogPath), item: [{ href: env.NEXT_PUBLIC_API_URL }] };
  return `${JSON.stringify({ linkset: [catalog, api] }, null, 2)}\n`;
}
