'use client';

import { useEffect } from 'react';
import { rememberVersion } from './preferred-version';

/** Remembers which version of the documentation the reader is reading. Renders nothing. */
export function VersionMemory({ name, names }: { name: string; names: string[] }) {
  useEffect(() => rememberVersion(name, names), [name, names]);
  return null;
}
