'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { neverChanges } from '@/components/ui/hooks.client';
import { basePath } from '@/lib/config/base-path';
import { splitLocale } from '@/lib/i18n/paths';

interface Tree {
  code: string;
  lang: string;
  /** Title of the document. */
  title: string;
  tree: ReactNode;
}

/** The page in every language as served by the host; once hydrated, only in the one that the address asks for. */
export function NotFoundTrees({ trees }: { trees: Tree[] }) {
  const getCode = () => splitLocale(window.location.pathname.slice(basePath.length)).locale.code;
  const code = useSyncExternalStore(neverChanges, getCode, () => null);
  const shown = trees.filter((tree) => code === null || tree.code === code);
  return (
    <>
      <title>{shown[0]?.title}</title>
      {shown.map(({ code, lang, tree }) => (
        <div key={code} data-tree lang={lang} className="flex flex-1 flex-col">
          {tree}
        </div>
      ))}
    </>
  );
}
