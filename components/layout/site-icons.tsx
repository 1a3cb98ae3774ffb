import { env } from '@/lib/config/env';
import { site } from '@/lib/config/site';

/**
 * The icons of the site, in the document and not in the metadata of a page: there they would be gone for a moment between two
 * pages, in which browsers ask the top of the host for `/favicon.ico`.
 */
export function SiteIcons() {
  const { NEXT_PUBLIC_BASE_PATH: basePath } = env;
  return (
    <>
      <link rel="icon" type="image/svg+xml" href={`${basePath}${site.favicon}`} />
      <link rel="apple-touch-icon" sizes="180x180" href={`${basePath}/icons/apple-touch-icon.png`} />
    </>
  );
}
