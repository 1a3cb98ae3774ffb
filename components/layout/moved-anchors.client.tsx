'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { decodeAddress } from '@/lib/text/decode-address';

/**
 * Leads readers who come with an old anchor to where its heading is now. Draws nothing.
 * @param props.anchors old anchor → new address, without the base path
 */
export function MovedAnchors({ anchors }: { anchors: Record<string, string> }) {
  const router = useRouter();
  useEffect(() => {
    const follow = () => {
      const address = anchors[decodeAddress(window.location.hash.slice(1))];
      if (address) router.replace(address);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [anchors, router]);
  return null;
}
