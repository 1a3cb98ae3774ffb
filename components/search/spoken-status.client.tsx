'use client';

import { useEffect, useState } from 'react';

/** Milliseconds without a keystroke before the status is spoken: nobody can type against a screen reader that comments each letter. */
const pause = 500;

interface SpokenStatusProps {
  text: string;
  /** What the reader has typed so far; each change of it begins the pause anew. */
  query: string;
  /** Whether the reader has to know at once. */
  isUrgent?: boolean;
}

/**
 * Announces the status of a search to readers who cannot see it. Where the page shows the same text, that should be `aria-hidden`,
 * or it would be there twice.
 */
export function SpokenStatus({ text, query, isUrgent = false }: SpokenStatusProps) {
  const [spoken, setSpoken] = useState({ text: '', count: 0 });

  const keystrokes = isUrgent ? '' : query; // What is said at once is said once.

  // biome-ignore lint/correctness/useExhaustiveDependencies: a keystroke begins the pause anew
  useEffect(() => {
    const speak = () => setSpoken(({ count }) => ({ text, count: count + 1 }));
    const timer = setTimeout(speak, isUrgent ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text, keystrokes, isUrgent]);

  return (
    <span role="status" className="sr-only">
      {/* A new element each time: another query can have as many results, and an unchanged text is not announced. */}
      <span key={spoken.count}>{spoken.text}</span>
    </span>
  );
}
