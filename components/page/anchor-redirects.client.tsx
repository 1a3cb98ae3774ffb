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
    const redirect = () => {
      const { hash, search } = window.location;
      const anchor = decodeAddress(hash.slice(1));
      const address = Object.hasOwn(anchors, anchor) ? anchors[anchor] : undefined;
      if (address) router.replace(address.replace(/#|$/, (hashSign) => search + hashSign));
    };
    redirect();
    window.addEventListener('hashchange', redirect);
    return () => window.removeEventListener('hashchange', redirect);
  }, [anchors, router]);
  return null;
}
