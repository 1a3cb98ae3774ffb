import { withBasePath } from '@/lib/config/base-path';
import { site } from '@/lib/config/site';
import type { Locale } from '@/lib/i18n/locales';

/** What every page says of the site, in the document rather than in a page's metadata, which each payload would repeat. */
export function SiteMeta({ locale }: { locale: Locale }) {
  return (
    <>
      <meta name="application-name" content={site.title} />
      <meta name="generator" content="Fumadocs, Next.js" />
      {/* Addresses of the search page hold what was searched for. A page says so itself, as some hosts send no headers. */}
      <meta name="referrer" content="strict-origin" />
      <meta name="docsearch:language" content={locale.code} />
      <link rel="manifest" href={withBasePath(`${locale.prefix}/manifest.webmanifest`)} />
    </>
  );
}
