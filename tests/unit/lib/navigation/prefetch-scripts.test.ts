import { afterEach, expect, it, vi } from 'vitest';
import { prefetchScripts } from '@/lib/navigation/prefetch-scripts';

const script = '/site/_next/static/chunks/a.js';

function prefetch(isSupported: boolean) {
  const [linked, fetched]: [string[], string[]] = [[], []];
  vi.stubGlobal('document', {
    querySelector: () => null,
    createElement: () => ({ relList: { supports: () => isSupported } }),
    head: { append: ({ href }: HTMLLinkElement) => linked.push(href) },
  });
  vi.stubGlobal('fetch', async (path: string) => fetched.push(path));
  prefetchScripts(`1:I["a",["${script}","${script}"]]`);
  return { linked, fetched };
}

afterEach(() => vi.unstubAllGlobals());

it('scripts are prefetched by a link, and fetched where the browser knows no such links', () => {
  expect(prefetch(true)).toEqual({ linked: [script], fetched: [] });
  expect(prefetch(false)).toEqual({ linked: [], fetched: [script] });
});
