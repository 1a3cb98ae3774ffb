import { afterEach, expect, it, vi } from 'vitest';
import { runLoadFailureScript } from '@/lib/navigation/load-failure-script';

const address = 'https://docs.test/docs/intro';

afterEach(() => vi.unstubAllGlobals());

it('a reader who has stopped a page that is loaded as a whole is told when it fails again', () => {
  const stored = new Map<string, string>();
  const loaded: string[] = [];
  const window = { addEventListener: () => {}, siteLoading: null as Window['siteLoading'] | null };
  const createBox = vi.fn(() => ({ remove: () => {} }) as HTMLElement);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', {
    currentScript: { dataset: { key: 'load-failure' } },
    documentElement: { append: () => {}, style: {} },
  });
  vi.stubGlobal('location', { ...new URL('https://docs.test/'), assign: (page: string) => loaded.push(page) });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});

  runLoadFailureScript(createBox);
  const site = window.siteLoading as NonNullable<Window['siteLoading']>;
  site.pending = address;
  site.fail('payload', 'intro.txt did not load.');
  expect(loaded).toEqual([address]);
  site.hideBox(); // As every navigation does.
  site.fail('payload', 'intro.txt did not load.');
  expect(createBox).toHaveBeenCalledOnce();
  expect(loaded).toHaveLength(1);
});
