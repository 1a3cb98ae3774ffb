'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Collapsible } from '@/components/ui/collapsible';
import { MethodLabel } from '@/components/ui/method-label';
import { SiteLink } from '@/components/ui/site-link';
import type { SidebarCategory, SidebarItem, SidebarLink } from '@/lib/source/sidebar';

/** The items of a sidebar. The open page is marked, and the categories that lead to it are open. */
export function SidebarList({ items }: { items: readonly SidebarItem[] }) {
  const pathname = usePathname();
  return (
    <ul className="space-y-0.5">
      {items.map((item) => (
        <li key={item.type === 'link' ? item.href : item.label}>
          {item.type === 'link' ? (
            <Link item={item} pathname={pathname} />
          ) : (
            <Category category={item} pathname={pathname} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Link({ item, pathname }: { item: SidebarLink; pathname: string }) {
  const isCurrent = item.href === pathname;
  if (item.unlisted && !isCurrent) return null;
  return (
    <SiteLink href={item.href} aria-current={isCurrent ? 'page' : undefined} className="sidebar-row">
      {item.label}
      {item.method && <MethodLabel method={item.method} />}
    </SiteLink>
  );
}

function Category({ category, pathname }: { category: SidebarCategory; pathname: string }) {
  const { label, href, items, defaultOpen, linkUnlisted } = category;
  const details = useRef<HTMLDetailsElement>(null);
  const leadsToPage = contains(category, pathname);
  const [isOpenAtFirst] = useState(leadsToPage || defaultOpen === true);

  // It opens for a page inside it; what the reader closes then stays closed, and what is open stays open.
  useEffect(() => {
    if (leadsToPage && details.current) details.current.open = true;
  }, [leadsToPage]);

  return (
    <Collapsible ref={details} open={isOpenAtFirst} summaryClassName="sidebar-row" summary={label}>
      <div className="ms-3 border-s ps-2 pt-0.5">
        {href && (
          <Link item={{ type: 'link', label, href, ...(linkUnlisted && { unlisted: true }) }} pathname={pathname} />
        )}
        <SidebarList items={items} />
      </div>
    </Collapsible>
  );
}

function contains(category: SidebarCategory, pathname: string): boolean {
  if (category.href === pathname) return true;
  return category.items.some((item) => (item.type === 'link' ? item.href === pathname : contains(item, pathname)));
}
