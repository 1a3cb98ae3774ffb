import type { MetadataRoute } from 'next';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';

export const dynamic = 'force-static';

/** Lets everything be crawled; unwanted pages carry `noindex`. Crawlers ask for this file at a host's root only, not below a base path. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: toAbsoluteUrl('/sitemap.xml') };
}
