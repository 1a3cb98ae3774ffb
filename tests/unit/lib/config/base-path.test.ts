import { expect, it, vi } from 'vitest';

it.each([
  ['/developer', 'https://a.test/developer?q=1#top', 'https://a.test/developer/?q=1#top'],
  ['/developer', 'https://a.test/developer/docs/intro', 'https://a.test/developer/docs/intro'],
  ['', 'https://a.test/', 'https://a.test/'],
])('below "%s" the router gets %s as %s', async (base, address, expected) => {
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', base);
  const { toRouterAddress } = await import('@/lib/config/base-path');
  expect(toRouterAddress(address)).toBe(expected);
});
