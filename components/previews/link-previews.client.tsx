'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '@/lib/browser/load-part';
import type { LinkPreviewProps } from './link-preview-card.client';
import { isRestedOn, watchRest } from './watch-rest';

interface Shown extends Omit<LinkPreviewProps, 'onClose'> {
  Card: ComponentType<LinkPreviewProps>;
  /** The page that it is shown on; navigation hides it. */
  pathname: string;
}

/** Shows a preview of the page behind a link, or the meaning of a term, to readers who rest on it. Loads code and data at the first rest. */
export function LinkPreviews() {
  const pathname = usePathname();
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    const controller = new AbortController();
    const show = async (target: HTMLElement) => {
      try {
        const part = await loadPart('link preview', () => import('./link-preview-card.client'));
        const page = await part.loadPreview(target);
        if (isRestedOn(target) && part.canOpen(target, page))
          setShown((last) => (last?.target === target ? last : { Card: part.LinkPreviewCard, pathname, target, page }));
      } catch (error) {
        if (!controller.signal.aborted) console.warn('The links of this page have no previews:', error);
        controller.abort();
      }
    };
    watchRest(show, controller.signal);
    return () => controller.abort();
  }, [pathname]);

  if (shown?.pathname !== pathname) return null;
  const { Card, target, page } = shown;
  return <Card target={target} page={page} onClose={() => setShown(undefined)} />;
}
