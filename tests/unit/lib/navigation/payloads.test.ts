import { describe, expect, it } from 'vitest';
import { toPayloadPath } from '@/lib/navigation/payload-path';
import { toPayloadUrl } from '@/lib/navigation/payloads';
import { canPrefetch } from '@/lib/navigation/prefetch-page';

describe('the payload of a page', () => {
  it.each([
    ['/docs/intro', '', '/docs/intro.txt'],
    ['/', '', '/index.txt'],
    ['/id', '', '/id.txt'],
    ['/site', '/site', '/site/index.txt'],
    ['/site/', '/site', '/site/index.txt'],
    ['/site/docs/intro', '/site', '/site/docs/intro.txt'],
  ])('at %s with base path "%s" is %s', (path, basePath, payload) => {
    expect(toPayloadPath(path, basePath)).toBe(payload);
  });

  it.each([
    ['https://docs.test/docs/intro.txt?_rsc=1a2b', '', 'https://docs.test/docs/intro.txt'],
    ['https://docs.test/search.txt?q=ocr&_rsc=1a2b', '', 'https://docs.test/search.txt?q=ocr'],
    ['https://docs.test/site.txt?_rsc=1a2b', '/site', 'https://docs.test/site/index.txt'],
  ])('is requested from its file: %s with base path "%s"', (address, basePath, url) => {
    expect(toPayloadUrl(address, basePath).href).toBe(url);
  });
});

it.each([
  [undefined, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('pages may be prefetched on %j: %s', (connection, expected) => {
  expect(canPrefetch(connection)).toBe(expected);
});
