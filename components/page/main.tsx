import type { ReactNode } from 'react';

/** Id of the content, which the skip link leads to. */
export const mainId = 'main-content';

interface MainProps {
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Holds the content of a page. It can take the focus, for the skip link and after a change of page. */
export function Main({ id = mainId, className, children }: MainProps) {
  return (
    <main id={id} tabIndex={-1} className={`outline-none ${className ?? 'flex-1'}`}>
      {children}
    </main>
  );
}

/** Skips the navigation. It is the first tab stop of a page. */
export function SkipLink({ label, target = mainId }: { label: string; target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="primary-button fixed start-4 top-3 z-50 [translate:0_-6rem] focus:[translate:none] print:hidden"
    >
      {label}
    </a>
  );
}
