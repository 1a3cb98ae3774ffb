import { afterEach, expect, it, vi } from 'vitest';
import { runLoadFailureScript } from '@/lib/browser/load-failure-script';

afterEach(() => vi.unstubAllGlobals());

/** Runs the script in a document of its own, as each load of a page does. */
function openPage(stored: Map<string, string>, onLine = true) {
  const window = { addEventListener: () => {}, siteLoading: undefined as Window['siteLoading'] };
  const reload = vi.fn();
  const createBox = vi.fn(() => ({ remove: () => {} }) as HTMLElement);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', {
    currentScript: { dataset: { key: 'load-failure' } },
    documentElement: { append: () => {}, style: {} },
  });
  vi.stubGlobal('location', { pathname: '/docs/intro', reload });
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  runLoadFailureScript(createBox);
  return { site: window.siteLoading as NonNullable<Window['siteLoading']>, reload, createBox };
}

it('loads a page again once, with one warning, and shows the red box when it fails again', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const stored = new Map<string, string>();
  const first = openPage(stored);
  first.site.fail('a.js did not load.');
  first.site.fail('b.js did not load.');
  expect(first.reload).toHaveBeenCalledOnce();
  expect(first.createBox).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledOnce();

  const second = openPage(stored);
  second.site.fail('a.js did not load.');
  expect(second.reload).not.toHaveBeenCalled();
  expect(second.createBox).toHaveBeenCalledOnce();
});

it('shows the red box at once without a network, where a load would only replace the page', () => {
  const { site, reload, createBox } = openPage(new Map(), false);
  site.fail('a.js did not load.');
  expect(reload).not.toHaveBeenCalled();
  expect(createBox).toHaveBeenCalledOnce();
});
