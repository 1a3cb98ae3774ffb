import { describe, expect, it } from 'vitest';
import { checkAddresses } from '@/lib/checks/content/check-addresses';

const check = (kind: string, baseUrl: string, path: string) =>
  checkAddresses(`content/${kind}`, baseUrl, [path]).map(({ message, hint }) => `${message} → ${hint}`);

describe('a page that would not be built is reported', () => {
  it.each([
    ['pages', '', 'docs.mdx', '/docs'],
    ['pages', '', 'id.mdx', '/id'],
    ['pages', '', 'index.mdx', '/'],
    ['pages', '', 'search.id.mdx', '/search'],
    ['blog', '/blog', 'archive.mdx', '/blog/archive'],
    ['docs', '/docs', 'index.mdx', '/docs'],
    ['docs', '/docs', 'api/index.mdx', '/docs/api'],
    ['docs', '/docs', 'tags/writing.mdx', '/docs/tags/writing'],
  ])('because the site needs its address: %s%s/%s', (kind, baseUrl, path, url) => {
    expect(check(kind, baseUrl, path)).toEqual([
      `The site needs the address ${url} for itself. → Rename it, so that it has an address of its own.`,
    ]);
  });

  it.each([
    ['blog', '/blog', '2026/welcome.mdx', 'Move it to content/blog/welcome.mdx.'],
    ['pages', '', 'legal/terms.id.mdx', 'Move it to content/pages/terms.id.mdx.'],
  ])('because it is in a folder: %s%s/%s', (kind, baseUrl, path, hint) => {
    expect(check(kind, baseUrl, path)).toEqual([
      expect.stringMatching(new RegExp(`^There is no route for .* → ${hint}`)),
    ]);
  });
});

it.each([
  ['docs', '/docs', 'get-started/index.mdx'],
  ['docs', '/docs', 'search.mdx'],
  ['blog', '/blog', '(2026)/welcome.mdx'],
  ['pages', '', 'contact.mdx'],
])('any other page has no problem: %s%s/%s', (kind, baseUrl, path) => {
  expect(check(kind, baseUrl, path)).toEqual([]);
});
