import type { AnchorHTMLAttributes } from 'react';
import { withBasePath } from '@/lib/config/base-path';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path of a page, with the language prefix and without the base path. */
  href: string;
}

/** Links within the site. It is a plain `<a>`: `LinkFollower` opens its page without a full load. */
export function SiteLink({ href, ...props }: SiteLinkProps) {
  return <a {...props} href={withBasePath(href)} />;
}

interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An absolute URL. */
  href: string;
}

/** Links to another site, in a new tab that gets neither opener nor referrer. */
export function ExternalLink(props: ExternalLinkProps) {
  return <a {...props} target="_blank" rel="noopener noreferrer" />;
}
