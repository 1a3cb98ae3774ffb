import { withBasePath } from '@/lib/config/base-path';
import { site } from '@/lib/config/site';

/**
 * The icons of the site, in the document and not in the metadata of a page: there they would be gone for a moment between two
 * pages, in which browsers ask the top of the host for `/favicon.ico`.
 */
export function SiteIcons() {
  return (
    <>
      <link rel="icon" type="image/svg+xml" href={withBasePath(site.favicon)} />
      <link rel="apple-touch-icon" sizes="180x180" href={withBasePath('/icons/apple-touch-icon.png')} />
    </>
  );
}
