'use client';

import { useEffect, useState } from 'react';

/** Milliseconds that a status has to last before it is announced: not every keystroke is worth a word. */
const delay = 300;

/** Announces the status of a search to readers who cannot see it (WCAG 4.1.3). */
export function SearchStatus({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), delay);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
