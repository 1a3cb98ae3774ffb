import type { MetadataRoute } from 'next';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';

export const dynamic = 'force-static';

/**
 * Everything may be crawled; pages that search engines should leave out carry `noindex`. Crawlers only ask for this file at the root of
 * a host, so it has no effect below a base path.
 */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: toAbsoluteUrl('/sitemap.xml') };
}
