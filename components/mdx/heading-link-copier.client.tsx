'use client';

import { useEffect, useState } from 'react';
import { opensElsewhere } from '@/lib/navigation/opens-elsewhere';

/** How long it is said that an address was copied, in milliseconds. */
const answerTime = 2000;

/** The links that headings and fields of the API reference are to themselves. */
const ownLinks = '.heading-anchor, .property-head > a';

/** Whether a click is on the text of a heading and not on its sign. One by a key (`detail` is 0) is on neither, and copies. */
function isForText({ target, detail }: MouseEvent): boolean {
  return detail > 0 && target instanceof Element && target.closest('.heading-anchor, .heading-sign')?.tagName === 'A';
}

/**
 * Copies the address when a reader follows the link that a heading is to itself, by its sign or by a key, and says so: one
 * listener for all headings of a page. Where the browser does not allow it, the address stands in its address bar, as the
 * link was followed.
 */
export function HeadingLinkCopier({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    const copy = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(ownLinks);
      if (!link || isForText(event) || opensElsewhere(event)) return;
      setIsCopied(false); // So that it is said anew of the next heading.
      navigator.clipboard?.writeText(link.href).then(
        () => setIsCopied(true),
        () => {},
      );
    };
    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
  }, []);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), answerTime);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return (
    <p role="status" className="link-copied">
      {isCopied && text}
    </p>
  );
}
