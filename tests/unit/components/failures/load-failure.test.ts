import { afterEach, expect, it, vi } from 'vitest';
import { runLoadFailureScript } from '@/components/failures/load-failure.script';

afterEach(() => vi.unstubAllGlobals());

function openPage(onLine: boolean) {
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
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  runLoadFailureScript(createBox);
  return { site: window.siteLoading as NonNullable<Window['siteLoading']>, reload, createBox };
}

it.each([
  ['loads the page again', true],
  ['shows the red box without a network, where a load would only replace the page', false],
])('a script that is missing %s', (_, onLine) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { site, reload, createBox } = openPage(onLine);
  site.fail('a.js did not load.');
  expect([reload.mock.calls.length, createBox.mock.calls.length]).toEqual(onLine ? [1, 0] : [0, 1]);
});
