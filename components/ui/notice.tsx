import type { ReactNode } from 'react';
import { Info } from '@/components/ui/icons';

/** Tells the reader something about the page itself. */
export function Notice({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div
      className="mb-6 flex gap-3 rounded-lg border bg-fd-accent px-4 py-3 text-sm text-fd-accent-foreground"
      role="note"
    >
      <Info className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
