'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '@/lib/browser/load-part';
import type { LinkPreviewProps } from './link-preview-card.client';
import { isRestedOn, watchRest } from './watch-rest';

interface Shown extends Omit<LinkPreviewProps, 'onClose'> {
  Card: ComponentType<LinkPreviewProps>;
  /** The page that it is shown on; another page ends it. */
  pathname: string;
}

/** Shows what a link leads to, or what a term means, to those who rest on it. Its code and data are loaded at the first rest. */
export function LinkPreviews() {
  const pathname = usePathname();
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    const done = new AbortController();
    const show = async (target: HTMLElement) => {
      try {
        const part = await loadPart('link preview', () => import('./link-preview-card.client'));
        const page = await part.loadPreview(target);
        if (isRestedOn(target) && part.canOpen(target, page))
          setShown((last) => (last?.target === target ? last : { Card: part.LinkPreviewCard, pathname, target, page }));
      } catch (error) {
        if (!done.signal.aborted) console.warn('The links of this page have no previews:', error);
        done.abort();
      }
    };
    watchRest(show, done.signal);
    return () => done.abort();
  }, [pathname]);

  if (shown?.pathname !== pathname) return null;
  const { Card, target, page } = shown;
  return <Card target={target} page={page} onClose={() => setShown(undefined)} />;
}
