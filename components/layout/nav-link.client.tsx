'use client';

import { usePathname } from 'next/navigation';
import { SiteLink } from '@/components/ui/site-link';
import { isInFolder } from '@/lib/i18n/paths';

interface NavLinkProps {
  href: string;
  label: string;
  /** The paths below which the link counts as current, and those below which another link does. */
  active: { under: string; except: readonly string[] };
}

/** An entry of the navbar, marked while the reader is in its part of the site. */
export function NavLink({ href, label, active }: NavLinkProps) {
  const pathname = usePathname();
  const isCurrent = isInFolder(pathname, active.under) && !active.except.some((folder) => isInFolder(pathname, folder));
  return (
    <SiteLink href={href} aria-current={isCurrent ? 'true' : undefined} className="quiet-button px-3">
      {label}
    </SiteLink>
  );
}
