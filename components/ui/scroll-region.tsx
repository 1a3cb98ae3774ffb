import type { ReactNode } from 'react';

interface ScrollRegionProps {
  /** Names the region for assistive technology. */
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * Contains an element that may be wider than the page. It takes the focus so that it can be scrolled by keyboard, and is a group rather
 * than a landmark, as a page has many. It is positioned so that visually hidden content in it does not widen the page.
 */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const classes = ['relative overflow-x-auto', className].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <div role="group" aria-label={label} tabIndex={0} className={classes}>
      {children}
    </div>
  );
}
