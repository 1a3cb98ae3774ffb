import { expect, it } from 'vitest';
import { decodeAddress } from '@/lib/browser/decode-address';

it.each([
  ['/docs/caf%C3%A9', '/docs/café'],
  ['100%', '100%'],
  ['%E0%A4', '%E0%A4'],
])('an address is decoded unless it is malformed: %s', (text, decoded) => {
  expect(decodeAddress(text)).toBe(decoded);
});
