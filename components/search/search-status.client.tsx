'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { keepMended } from './mend-doc-search';

interface SearchStatusProps {
  /** Around DocSearch's dialog. */
  root: RefObject<HTMLElement | null>;
  texts: Messages['searchModal'];
}

/**
 * Tells a reader who does not see the dialog what it shows, and keeps its markup mended. It is a component of its own
 * because the text changes with each key, and DocSearch draws all hits again when what holds it is drawn.
 */
export function SearchStatus({ root, texts }: SearchStatusProps) {
  const [status, setStatus] = useState('');

  useEffect(() => (root.current ? keepMended(root.current, texts, setStatus) : undefined), [root, texts]);

  return (
    <p role="status" className="sr-only">
      {status}
    </p>
  );
}
