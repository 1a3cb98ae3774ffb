import type { ReactNode } from 'react';

/** Gives the text of a page its typography. */
export function DocsBody({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
