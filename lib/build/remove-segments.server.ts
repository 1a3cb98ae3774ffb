import { rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/**
 * Removes the segment payloads that only `next/link` prefetches, which this site does not use: it prefetches a page as its one
 * `.txt`. They are a third of what Next exports.
 * @param out folder of the built site
 */
export function removeSegments(out: string): void {
  const files = globSync(['**/__next.*.txt'], { cwd: out, dot: true });
  for (const file of files) rmSync(path.join(out, file));
}
