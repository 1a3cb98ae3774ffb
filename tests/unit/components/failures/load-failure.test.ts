import { expect, it, vi } from 'vitest';
import { runInlineScript } from '@/tests/support/run-inline-script';

/** A page with a fake document, whose elements can be appended and removed, no more. */
function openPage(onLine: boolean, canStore: boolean) {
  const shown: object[] = [];
  const createElement = () => {
    const element = { style: {}, append: () => {}, setAttribute: () => {}, remove: () => shown.splice(0) };
    return element;
  };
  const window = { addEventListener: () => {}, siteLoading: undefined as Window['siteLoading'] };
  const reload = vi.fn();
  runInlineScript(
    'components/failures/load-failure.script.ts',
    {
      window,
      document: { createElement, documentElement: { append: (box: object) => shown.push(box), style: {} } },
      location: { pathname: '/docs/intro', reload },
      navigator: { onLine },
      sessionStorage: canStore ? { getItem: () => null, setItem: () => {} } : undefined,
      console: { warn: () => {} },
    },
    { key: 'load-failure' },
  );
  return { site: window.siteLoading as NonNullable<Window['siteLoading']>, reload, shown };
}

it.each([
  ['loads the page again', true, true],
  ['shows the red box without a network, where a load would only replace the page', false, true],
  ['shows the red box where nothing can be stored, as it might load for ever', true, false],
])('a script that is missing %s', (_, onLine, canStore) => {
  const { site, reload, shown } = openPage(onLine, canStore);
  site.fail('a.js did not load.');
  expect([reload.mock.calls.length, shown.length]).toEqual(onLine && canStore ? [1, 0] : [0, 1]);
});
