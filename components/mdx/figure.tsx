import type { ReactNode } from 'react';

/** A picture, table or code with a sentence below it that says what to see in it. */
export function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="my-6 [&>:first-child]:mt-0 [&>:nth-last-child(2)]:mb-0">
      {children}
      <figcaption className="mt-2.5 text-sm leading-relaxed text-fd-muted-foreground">{caption}</figcaption>
    </figure>
  );
}
