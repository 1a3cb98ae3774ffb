'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { decodeAddress } from '@/lib/browser/page-link';

/**
 * Redirects readers who arrive with an old anchor to where its heading is now. Renders nothing.
 * @param props.anchors old anchor → new address, without the base path
 */
export function AnchorRedirects({ anchors }: { anchors: Record<string, string> }) {
  const router = useRouter();
  useEffect(() => {
    const follow = () => {
      const { hash, search } = window.location;
      const anchor = decodeAddress(hash.slice(1));
      const address = Object.hasOwn(anchors, anchor) ? anchors[anchor] : undefined;
      if (address) router.replace(address.replace(/#|$/, (sign) => search + sign));
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [anchors, router]);
  return null;
}
