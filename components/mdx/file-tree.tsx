import type { ReactNode } from 'react';

/** Files and folders, written as a nested Markdown list; `app/styles/components.css` shows items that contain a list as folders. */
export function FileTree({ children }: { children: ReactNode }) {
  return <div className="file-tree not-prose">{children}</div>;
}
