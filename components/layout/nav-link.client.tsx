'use client';

import { usePathname } from 'next/navigation';
import { ExternalLink, SiteLink } from '@/components/ui/site-link';
import { isInFolder } from '@/lib/i18n/paths';

/** A link of the navbar or the main menu. */
export interface MenuLink {
  label: string;
  href: string;
  /** The part of the site whose pages the link stands for; links to other sites have none. */
  folder?: string;
}

interface NavLinkProps {
  link: MenuLink;
  /** All links of the menu, of which at most one is current. */
  links: readonly MenuLink[];
  className: string;
}

/** Finds the link whose folder a page is in: of several, the one with the longest folder. */
function findCurrentLink(links: readonly MenuLink[], pathname: string): MenuLink | undefined {
  const containing = links.filter(({ folder }) => folder && isInFolder(pathname, folder));
  return containing.toSorted((a, b) => (b.folder?.length ?? 0) - (a.folder?.length ?? 0))[0];
}

/** Renders a link of the navbar or the main menu, marked while the reader is in its part of the site. */
export function NavLink({ link: { label, href, folder }, links, className }: NavLinkProps) {
  const current = findCurrentLink(links, usePathname());
  if (!folder) {
    return (
      <ExternalLink href={href} className={className}>
        {label}
      </ExternalLink>
    );
  }
  return (
    <SiteLink href={href} aria-current={current?.href === href ? 'true' : undefined} className={className}>
      {label}
    </SiteLink>
  );
}
