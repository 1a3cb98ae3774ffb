import type { ReactNode } from 'react';
import { Collapsible } from '@/components/ui/collapsible';
import { ChevronRight } from '@/components/ui/icons';

/** A text that is collapsed until the reader opens it. */
export function Accordion({ title, children }: { title: string; children: ReactNode }) {
  return (
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
  );
}

/** A list of accordions. */
export function Accordions({ children }: { children: ReactNode }) {
  return <div className="my-6 rounded-lg border">{children}</div>;
}
