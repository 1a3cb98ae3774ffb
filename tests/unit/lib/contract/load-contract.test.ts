import { afterEach, expect, it, vi } from 'vitest';
import { defaultLocale } from '@/lib/i18n/locales';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('both parts of the contract name the configured API', async () => {
  vi.stubEnv('NEXT_PUBLIC_API_URL', 'https://api.acme.test');
  vi.resetModules();
  const { loadContract } = await import('@/lib/contract/load-contract.server');
  const { servers } = await loadContract('openapi', defaultLocale);
  const { servers: hosts = {} } = await loadContract('asyncapi', defaultLocale);
  expect(servers.map(({ url }) => url)).toEqual(['https://api.acme.test']);
  expect(Object.values(hosts).map(({ host }) => host)).toEqual(['api.acme.test', 'api.acme.test']);
});
