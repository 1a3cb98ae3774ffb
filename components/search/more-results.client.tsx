'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface MoreResultsProps {
  onMore: () => void;
  label: string;
  /** Receives the focus if the button is removed while focused. */
  heir: RefObject<HTMLElement | null>;
}

/** Fetches more results when the reader comes near the end of the list, and when the button is pressed. */
export function MoreResults({ onMore, label, heir }: MoreResultsProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: '300px' });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [onMore]);

  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (document.activeElement === element) heir.current?.focus();
    };
  }, [heir]);

  return (
    <button ref={button} type="button" className="edge-button" onClick={onMore}>
      {label}
    </button>
  );
}
