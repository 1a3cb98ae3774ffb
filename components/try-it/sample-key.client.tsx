'use client';

import { useEffect } from 'react';
import { loadPart } from '@/lib/browser/load-part';
import { readStored } from '@/lib/browser/stored-value';
import { apiKeyKey } from './storage-keys';

/** Shows the API key that the reader has stored in the samples of every page. Its code is loaded only where there is one. */
export function SampleKey() {
  useEffect(() => {
    if (readStored(apiKeyKey, 'sessionStorage') === null) return;
    loadPart('API key', () => import('./api-key')).then(
      ({ fillSamples }) => fillSamples(),
      (error: unknown) => console.warn('The samples show no key of yours:', error),
    );
  }, []);
  return null;
}
