import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { getPayloadPage, isNotFoundPath } from '@/lib/formats/next-router';

it.each([
  ['/developer', 'https://a.test/developer?q=1#top', 'https://a.test/developer/?q=1#top'],
  ['/developer', 'https://a.test/developer/docs/intro', 'https://a.test/developer/docs/intro'],
  ['', 'https://a.test/', 'https://a.test/'],
])('below "%s" the router gets %s as %s', async (base, address, expected) => {
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', base);
  const { toRouterAddress } = await import('@/lib/formats/next-router');
  expect(toRouterAddress(address)).toBe(expected);
});

it.each([
  ['https://a.test/docs/intro/__next.!KGRl.docs.$c$slug.__PAGE__.txt?_rsc=1', 'https://a.test/docs/intro'],
  ['https://a.test/__next.!KGRl.__PAGE__.txt', 'https://a.test/'],
  ['https://a.test/docs/intro/__next._tree.txt', undefined],
])('%s belongs to %s alone', (url, page) => {
  expect(getPayloadPage(url)).toBe(page);
});

const readNext = (file: string) => readFileSync(`node_modules/next/dist/${file}`, 'utf8');

it('the router loads `….txt`, and `…/index.txt` for an address that ends in a slash', () => {
  const router = readNext('client/components/router-reducer/fetch-server-response.js');
  expect(router).toMatch(
    /endsWith\('\/'\)\) \{\s*url\.pathname \+= 'index\.txt';\s*\} else \{\s*url\.pathname \+= '\.txt';/,
  );
});

it('the router ignores history entries without a state, and gives one to an entry that is replaced without it', () => {
  const router = readNext('client/components/app-router.js');
  expect(router).toMatch(/function handlePopState\(state\) \{\s*if \(!state\) \{[^}]*return;/);
  expect(router).toMatch(
    /window\.history\.replaceState = function[\s\S]*?data = copyNextJsInternalHistoryState\(data\)/,
  );
});

it('the router has a path of its own for addresses without a page', () => {
  const [, path = ''] = /UNDERSCORE_NOT_FOUND_ROUTE = '([^']+)'/.exec(readNext('shared/lib/entry-constants.js')) ?? [];
  expect(isNotFoundPath(path)).toBe(true);
});
