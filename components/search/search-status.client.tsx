'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { patchDocSearch } from './patch-doc-search';

interface SearchStatusProps {
  /** The element around DocSearch's dialog. */
  root: RefObject<HTMLElement | null>;
  texts: Messages['searchModal'];
}

/**
 * Announces what the dialog shows to readers who cannot see it, and keeps its markup repaired. It is a component of its own
 * because the text changes with each keystroke, and DocSearch re-renders all hits when its parent renders.
 */
export function SearchStatus({ root, texts }: SearchStatusProps) {
  const [status, setStatus] = useState('');

  useEffect(() => (root.current ? patchDocSearch(root.current, texts, setStatus) : undefined), [root, texts]);

  return (
    <p role="status" className="sr-only">
      {status}
    </p>
  );
}
