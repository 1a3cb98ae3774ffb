import type { AnchorHTMLAttributes } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { localizeLink } from '@/lib/i18n/paths';
import { ExternalLink, SiteLink } from './site-link';

interface MdxLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  locale: Locale;
}

/** Renders a link in the text of a page: writers link to English paths, and readers stay in their language. */
export function MdxLink({ locale, href = '', ...rest }: MdxLinkProps) {
  if (href.startsWith('/')) return <SiteLink {...rest} href={localizeLink(href, locale)} />;
  if (/^https?:/.test(href)) return <ExternalLink {...rest} href={href} />;
  return <a {...rest} href={href} />;
}
