import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const site = { pending: null as string | null, hideBox: () => {} };

beforeEach(() => {
  vi.resetModules();
  const location = { href: 'https://docs.test/developer/docs/intro', search: '' };
  vi.stubGlobal('window', { location, siteLoading: Object.assign(site, { pending: null }) });
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/developer');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a route transition below a base path', () => {
  it.each([
    ['a site path', '/docs/api/introduction'],
    ['a full URL', 'https://docs.test/developer/docs/api/introduction'],
  ])('is pending with the full URL until the page is shown: %s', async (_, address) => {
    const { finishTransition, isInTransition, startTransition } = await import('@/lib/navigation/route-transition');
    finishTransition('/developer/docs/intro');
    startTransition(address);
    expect(site.pending).toBe('https://docs.test/developer/docs/api/introduction');
    expect(isInTransition()).toBe(true);
    finishTransition('/developer/docs/api/introduction');
    expect(site.pending).toBeNull();
  });

  it('does not start for a heading of the open page', async () => {
    const { finishTransition, startTransition } = await import('@/lib/navigation/route-transition');
    finishTransition('/developer/docs/intro');
    startTransition('/docs/intro#limits');
    expect(site.pending).toBeNull();
  });
});
