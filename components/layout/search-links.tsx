import { withBasePath } from '@/lib/config/base-path';
import { site } from '@/lib/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { getSearchHost } from '@/lib/search/get-search-host';

/** Head links for search: the OpenSearch description that lets browsers search the site, and a preconnect to the search host. */
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
