import type { AnchorHTMLAttributes } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { withBasePath } from '@/lib/config/base-path';
import type { Locale } from '@/lib/i18n/locales';
import { isFileLink, localizePath } from '@/lib/i18n/paths';

interface MdxLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  locale: Locale;
}

/** A link in the text of a page: writers link to English paths, and readers stay in their language. */
export function MdxLink({ locale, href = '', ...rest }: MdxLinkProps) {
  // A file is the same in every language, and no page that the router could open.
  if (isFileLink(href)) return <a {...rest} href={withBasePath(href)} />;
  if (href.startsWith('/')) return <SiteLink {...rest} href={localizePath(href, locale)} />;
  if (/^https?:/.test(href)) return <a {...rest} href={href} target="_blank" rel="noopener noreferrer" />;
  return <a {...rest} href={href} />;
}
