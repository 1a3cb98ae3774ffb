import type { MetadataRoute } from 'next';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';

export const dynamic = 'force-static';

/** Everything may be read; pages that search engines should leave out say so themselves. Hosts serve this file at their root only. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: toAbsoluteUrl('/sitemap.xml') };
}
