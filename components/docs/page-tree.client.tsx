'use client';

import { usePathname } from 'fumadocs-core/framework';
import {
  SidebarFolder,
  SidebarFolderContent,
  SidebarFolderLink,
  SidebarFolderTrigger,
  SidebarItem,
  SidebarSeparator,
} from 'fumadocs-ui/components/sidebar/base';
import { createPageTreeRenderer, type SidebarPageTreeComponents } from 'fumadocs-ui/components/sidebar/page-tree';
import { useTreePath } from 'fumadocs-ui/contexts/tree';
import { Children, type ComponentProps, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Collapsible } from '@/components/ui/collapsible';
import { MethodLabel } from '@/components/ui/method-label';
import type { SidebarFolder as Category, SidebarPage } from '@/lib/pages/sidebar';
import { useLoadSidebar } from './sidebar-tree.client';

const SidebarPageTree = createPageTreeRenderer({
  SidebarFolder,
  SidebarFolderContent,
  SidebarFolderLink,
  SidebarFolderTrigger,
  SidebarItem,
  SidebarSeparator,
});

/** Lists the items of a sidebar. The current page is marked, and the categories that lead to it are open. */
export function PageTree() {
  return (
    <ul className="sidebar-list">
      <SidebarPageTree Item={Item} Folder={Folder} />
    </ul>
  );
}

type ItemProps = ComponentProps<NonNullable<SidebarPageTreeComponents['Item']>>;
type FolderProps = ComponentProps<NonNullable<SidebarPageTreeComponents['Folder']>>;

function Item({ item }: ItemProps) {
  const { name, url, method, unlisted }: SidebarPage = item;
  const isCurrent = usePathname() === url;
  if (unlisted && !isCurrent) return null;
  return (
    <li>
      <SidebarItem href={url} active={isCurrent} aria-current={isCurrent ? 'page' : undefined} className="sidebar-row">
        {name}
        {method && <MethodLabel method={method} />}
      </SidebarItem>
    </li>
  );
}

/**
 * Renders a category. In the HTML, a closed one has only its first item, so that pages do not grow with the size of the sidebar. Without
 * scripts, the page of that item shows the whole category.
 */
function Folder({ item, children }: FolderProps) {
  const { name, index, defaultOpen, isShortened }: Category = item;
  const loadSidebar = useLoadSidebar();
  const path = useTreePath();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(path.includes(item) || defaultOpen === true);
  const [isFilled, setFilled] = useState(isOpenAtFirst);

  // It opens whenever the reader comes to a page inside it; otherwise it stays as the reader left it.
  useLayoutEffect(() => {
    if (path.includes(item) && details.current) details.current.open = true;
  }, [path, item]);

  useEffect(() => startTransition(() => setFilled(true)), []);

  // A closed category opens by keyboard, click, a link into it, or the browser's search, and all of them end here.
  useEffect(() => {
    const category = details.current;
    if (!isShortened || !category) return;
    if (category.open) loadSidebar();
    category.addEventListener('toggle', loadSidebar, { once: true });
    return () => category.removeEventListener('toggle', loadSidebar);
  }, [isShortened, loadSidebar]);

  return (
    <li>
      <Collapsible ref={details} open={isOpenAtFirst} summaryClassName="sidebar-row" summary={name}>
        <ul className="sidebar-panel sidebar-list">
          {index && <Item item={index} />}
          {isFilled ? children : Children.toArray(children).slice(0, 1)}
        </ul>
      </Collapsible>
    </li>
  );
}
