import { withBasePath } from '@/lib/config/base-path';
import { site } from '@/lib/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { getSearchHost } from '@/lib/search/get-search-host';

/** What the head of every page says of search: how a browser can search the site, and the host to connect to ahead. */
export function SearchLinks({ locale }: { locale: Locale }) {
  const host = getSearchHost();
  return (
    <>
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={site.title}
        href={withBasePath(`${locale.prefix}/opensearch.xml`)}
      />
      {host && <link rel="preconnect" href={host} crossOrigin="anonymous" />}
    </>
  );
}
