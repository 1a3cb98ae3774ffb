import type { ReactNode } from 'react';

/** Files and folders, written as a nested Markdown list; `app/styles/components.css` marks what holds a list as a folder. */
export function FileTree({ children }: { children: ReactNode }) {
  return <div className="file-tree not-prose">{children}</div>;
}
