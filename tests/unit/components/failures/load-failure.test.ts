import { expect, it, vi } from 'vitest';
import { runInlineScript } from '@/tests/support/run-inline-script';

/** A page with a fake document, whose elements can be appended and removed, no more. */
function openPage(onLine: boolean) {
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
      sessionStorage: { getItem: () => null, setItem: () => {} },
      console: { warn: () => {} },
    },
    { key: 'load-failure' },
  );
  return { site: window.siteLoading as NonNullable<Window['siteLoading']>, reload, shown };
}

it.each([
  ['loads the page again', true],
  ['shows the red box without a network, where a load would only replace the page', false],
])('a script that is missing %s', (_, onLine) => {
  const { site, reload, shown } = openPage(onLine);
  site.fail('a.js did not load.');
  expect([reload.mock.calls.length, shown.length]).toEqual(onLine ? [1, 0] : [0, 1]);
});
