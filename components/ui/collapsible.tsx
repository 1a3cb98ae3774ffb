import type { ReactNode, Ref } from 'react';

interface CollapsibleProps {
  summary: ReactNode;
  children: ReactNode;
  /** True if it is open at first; from then on the reader decides. */
  open?: boolean;
  className?: string;
  summaryClassName?: string;
  ref?: Ref<HTMLDetailsElement>;
}

/** Renders a `<details>` whose height `CollapsibleMotion` animates. Without scripts it opens and closes all the same. */
export function Collapsible({ summary, children, open, className, summaryClassName, ref }: CollapsibleProps) {
  return (
    <details ref={ref} open={open} className={className} data-collapsible="">
      <summary className={summaryClassName}>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
