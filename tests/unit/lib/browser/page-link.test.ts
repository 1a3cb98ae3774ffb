import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decodeAddress, isPageLink } from '@/lib/browser/page-link';

const origin = 'https://docs.test';

beforeEach(() => vi.stubGlobal('window', { location: { origin, pathname: '/1.4/docs/intro' } }));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/1.4', true],
  ['/1.4/docs/next', true],
  ['/1.4/openapi.json', false],
  ['/1.4/id/docs/intro', false],
  ['/1.3/docs/next', false],
])('on a site below /1.4, the router opens %s: %s', (pathname, isOpened) => {
  const link = { origin, pathname, target: '', hreflang: '', getAttribute: () => pathname, hasAttribute: () => false };
  expect(isPageLink(link, '/1.4')).toBe(isOpened);
});

it.each([
  ['/docs/caf%C3%A9', '/docs/café'],
  ['100%', '100%'],
  ['%E0%A4', '%E0%A4'],
])('an address is decoded unless it is malformed: %s', (text, decoded) => {
  expect(decodeAddress(text)).toBe(decoded);
});
