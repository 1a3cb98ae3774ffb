'use client';

import { useEffect, useRef } from 'react';

interface MoreResultsProps {
  onMore: () => void;
  label: string;
}

/** Fetches more results when the reader comes near the end of the list, and when the button is pressed. */
export function MoreResults({ onMore, label }: MoreResultsProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: '300px' });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [onMore]);

  return (
    <button ref={button} type="button" className="edge-button" onClick={onMore}>
      {label}
    </button>
  );
}
