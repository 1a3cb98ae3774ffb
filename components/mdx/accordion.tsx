import type { ReactNode } from 'react';
import { Collapsible } from '@/components/ui/collapsible';
import { ChevronRight } from '@/components/ui/icons';
import { defineComponent } from '@/lib/markdown/define-component';
import { toTitle } from '@/lib/markdown/nodes';

/** A text that is collapsed until the reader opens it. */
export const accordion = defineComponent<{ title: string; children: ReactNode }>({
  name: 'Accordion',
  display: 'block',
  parent: 'Accordions',
  attributes: { title: { required: true, holds: 'text' } },
  View: ({ title, children }) => (
    <Collapsible
      className="border-b last:border-b-0"
      summaryClassName="flex min-h-11 items-center gap-2 px-4 py-2.5 font-medium"
      summary={
        <>
          <ChevronRight className="details-sign" />
          {title}
        </>
      }
    >
      <div className="prose-no-margin px-4 pb-4 ps-10">{children}</div>
    </Collapsible>
  ),
  toMarkdown: ({ title }, children) => [toTitle(title), ...children],
});

/** A list of accordions. */
export const accordions = defineComponent<{ children: ReactNode }>({
  name: 'Accordions',
  display: 'block',
  attributes: {},
  View: ({ children }) => <div className="my-6 rounded-lg border">{children}</div>,
  toMarkdown: (_, children) => children,
});
