'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { neverChanges } from '@/components/ui/never-changes';

interface Tree {
  code: string;
  lang: string;
  /** Path prefix of the language's pages, including the base path. */
  prefix: string;
  /** Title of the document. */
  title: string;
  tree: ReactNode;
}

/** The page in every language as served by the host; once hydrated, only in the one that the address asks for. */
export function NotFoundTrees({ trees }: { trees: Tree[] }) {
  const getCode = () => {
    const path = `${window.location.pathname}/`;
    const byLength = [...trees].sort((a, b) => b.prefix.length - a.prefix.length);
    return byLength.find(({ prefix }) => path.startsWith(`${prefix}/`))?.code ?? null;
  };
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
