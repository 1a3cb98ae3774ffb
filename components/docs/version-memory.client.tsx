'use client';

import { useEffect } from 'react';
import { rememberVersion } from '@/lib/storage/preferred-version';

/** Notes, without showing anything, which version of the documentation the reader reads. */
export function VersionMemory({ name, names }: { name: string; names: string[] }) {
  useEffect(() => rememberVersion(name, names), [name, names]);
  return null;
}
