import { createHash } from 'node:crypto';

/** Returns the first 12 hexadecimal digits of a text's SHA-256, which are enough to tell texts apart. */
export function toShortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
