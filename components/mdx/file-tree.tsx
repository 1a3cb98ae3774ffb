import type { ReactNode } from 'react';
import { defineComponent } from '@/lib/markdown/define-component';

/** Files and folders, written as a nested Markdown list; `components/mdx/components.css` shows items that contain a list as folders. */
export const fileTree = defineComponent<{ children: ReactNode }>({
  name: 'FileTree',
  display: 'block',
  attributes: {},
  View: ({ children }) => <div className="file-tree not-prose">{children}</div>,
  toMarkdown: (_, children) => children,
});
