import { withBasePath } from '@/lib/config/base-path';
import { site } from '@/lib/config/site';

/**
 * The icons of the site, in the document rather than in a page's metadata: there they would be missing for a moment between
 * two pages, and browsers would request `/favicon.ico` from the root of the host.
 */
export function SiteIcons() {
  return (
    <>
      <link rel="icon" type="image/svg+xml" href={withBasePath(site.favicon)} />
      <link rel="apple-touch-icon" sizes="180x180" href={withBasePath('/icons/apple-touch-icon.png')} />
    </>
  );
}
