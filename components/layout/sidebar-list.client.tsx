'use client';

import { usePathname } from 'next/navigation';
import { memo, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { Collapsible } from '@/components/ui/collapsible';
import { MethodLabel } from '@/components/ui/method-label';
import { SiteLink } from '@/components/ui/site-link';
import type { SidebarCategory, SidebarItem, SidebarLink } from '@/lib/content/sidebar';
import { revealInFrame } from '@/lib/dom/reveal-in-frame';

interface SidebarListProps {
  items: readonly SidebarItem[];
}

/**
 * The items of a sidebar. The current page is marked, and the categories that lead to it are open. In the HTML, a closed category
 * has only its first item, so that pages do not grow with the size of the sidebar; React adds the rest after hydration. Without
 * scripts, the page of that first item shows the whole category.
 */
export function SidebarList({ items }: SidebarListProps) {
  const pathname = usePathname();
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own row
  useEffect(() => {
    const frame = requestAnimationFrame(() => revealCurrent(list.current));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return <Items ref={list} items={items} current={pathname} />;
}

function revealCurrent(list: HTMLUListElement | null): void {
  const row = list?.querySelector('[aria-current]');
  if (row && list?.parentElement) revealInFrame(row, list.parentElement);
}

interface ItemsProps extends SidebarListProps {
  current: string | undefined;
  ref?: RefObject<HTMLUListElement | null>;
}

/** Items, with the path of the current page if it is among them, so that memoized categories without it do not render again. */
function Items({ items, current, ref }: ItemsProps) {
  return (
    <ul ref={ref} className="sidebar-list">
      {items.map((item) => (
        <li key={item.type === 'link' ? item.href : item.label}>
          {item.type === 'link' ? (
            <Link item={item} isCurrent={item.href === current} />
          ) : (
            <Category category={item} current={contains(item, current) ? current : undefined} />
          )}
        </li>
      ))}
    </ul>
  );
}

const Link = memo(function Link({ item, isCurrent }: { item: SidebarLink; isCurrent: boolean }) {
  if (item.unlisted && !isCurrent) return null;
  return (
    <SiteLink href={item.href} aria-current={isCurrent ? 'page' : undefined} className="sidebar-row">
      {item.label}
      {item.method && <MethodLabel method={item.method} />}
    </SiteLink>
  );
});

interface CategoryProps {
  category: SidebarCategory;
  current: string | undefined;
}

const Category = memo(function Category({ category, current }: CategoryProps) {
  const { label, href, items, defaultOpen, linkUnlisted } = category;
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(current !== undefined || defaultOpen === true);
  const [isFilled, setFilled] = useState(isOpenAtFirst);

  // Opens whenever the reader comes to a page inside it; other than that, it stays as the reader left it.
  useEffect(() => {
    if (current !== undefined && details.current) details.current.open = true;
  }, [current]);

  useEffect(() => startTransition(() => setFilled(true)), []);

  return (
    <Collapsible ref={details} open={isOpenAtFirst} summaryClassName="sidebar-row" summary={label}>
      <div className="sidebar-panel">
        {href && (
          <Link
            item={{ type: 'link', label, href, ...(linkUnlisted && { unlisted: true }) }}
            isCurrent={href === current}
          />
        )}
        <Items items={isFilled ? items : items.slice(0, 1)} current={current} />
      </div>
    </Collapsible>
  );
});

function contains(category: SidebarCategory, pathname: string | undefined): boolean {
  if (pathname === undefined) return false;
  if (category.href === pathname) return true;
  return category.items.some((item) => (item.type === 'link' ? item.href === pathname : contains(item, pathname)));
}
