import type { ReactNode } from 'react';
import { defineComponent } from '@/lib/markdown/define-component';
import { toParagraph, toText } from '@/lib/markdown/nodes';

/** A picture, table or code block, whose caption tells readers what to look for. */
export const figure = defineComponent<{ caption: string; children: ReactNode }>({
  name: 'Figure',
  display: 'block',
  attributes: { caption: { required: true, holds: 'text' } },
  View: ({ caption, children }) => (
    <figure className="my-6 [&>:first-child]:mt-0 [&>:nth-last-child(2)]:mb-0">
      {children}
      <figcaption className="mt-2.5 text-sm leading-relaxed text-fd-muted-foreground">{caption}</figcaption>
    </figure>
  ),
  toMarkdown: ({ caption }, children) => [
    ...children,
    toParagraph([{ type: 'emphasis', children: [toText(caption)] }]),
  ],
});
