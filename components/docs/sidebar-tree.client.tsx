'use client';

import type { Root } from 'fumadocs-core/page-tree';
import { TreeContextProvider, useTreePath } from 'fumadocs-ui/contexts/tree';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';

const LoadContext = createContext(() => {});

/** Returns the function that loads the whole sidebar; it does nothing where the page has it. */
export function useLoadSidebar(): () => void {
  return use(LoadContext);
}

interface SidebarTreeProps {
  /** The sidebar as its pages carry it. */
  tree: Root;
  /** Address of the whole sidebar, if that is a shortened one. */
  wholeUrl?: string | undefined;
  children: ReactNode;
}

/** Provides the pages of a sidebar. Rows that a page does not carry are loaded when a reader opens their category or is on one of their pages. */
export function SidebarTree({ tree, wholeUrl, children }: SidebarTreeProps) {
  const [whole, setWhole] = useState<Root>();
  const isWhole = !wholeUrl || whole !== undefined;

  const load = useCallback(() => {
    if (!isWhole) fetchTree(wholeUrl).then(setWhole, (error) => console.warn('The sidebar is not complete:', error));
  }, [isWhole, wholeUrl]);

  return (
    <LoadContext value={load}>
      <TreeContextProvider tree={whole ?? tree}>
        {!isWhole && <MissingPageLoader load={load} />}
        {children}
      </TreeContextProvider>
    </LoadContext>
  );
}

/** @throws if the file cannot be fetched */
async function fetchTree(url: string): Promise<Root> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with ${response.status}`);
  return response.json();
}

/** Loads the whole sidebar if the open page is none of those that it shows. */
function MissingPageLoader({ load }: { load: () => void }) {
  const path = useTreePath();
  useEffect(() => {
    if (path.length === 0) load();
  }, [path, load]);
  return null;
}
