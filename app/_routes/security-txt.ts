import { toAbsoluteUrl } from '@/lib/config/absolute-url';
import { site } from '@/lib/config/site';
import { locales } from '@/lib/i18n/locales';
import { buildSecurityTxt } from '@/lib/security/security-txt';

/** `security.txt`: where to report vulnerabilities. */
export const securityTxt = {
  GET(): Response {
    const text = buildSecurityTxt({
      contact: site.securityContact,
      canonical: toAbsoluteUrl('/.well-known/security.txt'),
      languages: locales.map(({ code }) => code),
      today: new Date(),
    });
    return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  },
};
