import { llmsFiles } from '@/components/agents/llms';
import { getLlmsMessages } from '@/components/agents/messages';
import { getSearchOrigins } from '@/components/search/search-options';
import { withBasePath } from '@/lib/config/base-path';
import { site } from '@/lib/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';

/**
 * Renders what every page has in its head. In a page's metadata it would cost more: the payload of each page would repeat it, and
 * between two pages the icons would be missing for a moment.
 */
export function HeadLinks({ locale }: { locale: Locale }) {
  const [searchOrigin] = getSearchOrigins();
  return (
    <>
      <meta name="application-name" content={site.title} />
      <meta name="generator" content="Fumadocs, Next.js" />
      {/* Addresses of the search page hold what was searched for. A page says so itself, as some hosts send no headers. */}
      <meta name="referrer" content="strict-origin" />
      <meta name="docsearch:language" content={locale.code} />
      <link rel="icon" type="image/svg+xml" href={withBasePath(site.favicon)} />
      <link rel="apple-touch-icon" sizes="180x180" href={withBasePath('/icons/apple-touch-icon.png')} />
      <link rel="manifest" href={withBasePath(`${locale.prefix}/manifest.webmanifest`)} />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={site.title}
        href={withBasePath(`${locale.prefix}/opensearch.xml`)}
      />
      {searchOrigin && <link rel="preconnect" href={searchOrigin} crossOrigin="anonymous" />}
      <link
        rel="describedby"
        type="text/plain"
        title={getLlmsMessages(locale).title}
        href={withBasePath(localizePath(llmsFiles.index, locale))}
      />
    </>
  );
}
