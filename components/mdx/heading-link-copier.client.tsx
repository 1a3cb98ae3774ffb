'use client';

import { useEffect } from 'react';
import { useBriefState } from '@/components/ui/hooks.client';
import { isModifiedClick } from '@/lib/browser/page-link';

/** The self-links of headings and of fields in the API reference. */
const selfLinks = '.heading-anchor, .property-head > a';

/** Returns whether a click is on a heading's text, not on its link sign. A click by keyboard, whose `detail` is 0, is on neither. */
function isOnHeadingText({ target, detail }: MouseEvent): boolean {
  return detail > 0 && target instanceof Element && target.closest('.heading-anchor, .heading-sign')?.tagName === 'A';
}

/**
 * Copies the address when a reader follows a heading's self-link, by its sign or by keyboard, and says so. One listener
 * serves all headings of a page. Where the browser does not allow copying, the address is still in the address bar, as the
 * link was followed.
 */
export function HeadingLinkCopier({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useBriefState<boolean>();

  useEffect(() => {
    const copy = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(selfLinks);
      if (!link || isOnHeadingText(event) || isModifiedClick(event)) return;
      setIsCopied(undefined); // So that the next copy is announced too.
      navigator.clipboard?.writeText(link.href).then(
        () => setIsCopied(true),
        () => {},
      );
    };
    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
  }, [setIsCopied]);

  return (
    <p role="status" className="link-copied">
      {isCopied && text}
    </p>
  );
}
