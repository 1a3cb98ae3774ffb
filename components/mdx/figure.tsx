import type { ReactNode } from 'react';

/** A picture, table or code block with a caption below that says what to look for. */
export function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="my-6 [&>:first-child]:mt-0 [&>:nth-last-child(2)]:mb-0">
      {children}
      <figcaption className="mt-2.5 text-sm leading-relaxed text-fd-muted-foreground">{caption}</figcaption>
    </figure>
  );
}
