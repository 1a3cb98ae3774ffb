import { describe, expect, it } from 'vitest';
import { checkAddresses, checkRedirects } from '@/lib/checks/content/check-addresses';
import type { ParsedPage } from '@/lib/checks/content/parse-pages';

const check = (kind: string, baseUrl: string, path: string) =>
  checkAddresses(`content/${kind}`, baseUrl, [path]).map(({ message, hint }) => `${message} → ${hint}`);

describe('a page that would not be built is reported', () => {
  it.each([
    ['pages', '', 'docs.mdx', '/docs'],
    ['pages', '', 'id.mdx', '/id'],
    ['pages', '', 'search.id.mdx', '/search'],
    ['blog', '/blog', 'archive.mdx', '/blog/archive'],
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
    const expected = new RegExp(`^There is no route for .* → ${hint}`);
    expect(check(kind, baseUrl, path)).toEqual([expect.stringMatching(expected)]);
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

const pages = [{ url: '/docs/new', anchors: ['here'] }] as ParsedPage[];

describe('moved addresses', () => {
  it('have no problems if the old ones are free and the new ones exist', () => {
    const rows = [
      { from: '/docs/old', to: '/docs/new' },
      { from: '/docs/new#old', to: '/docs/new#here' },
      { from: '/docs/new#gone', to: '/docs/other' },
    ];
    expect(checkRedirects(rows, pages, ['/docs/other'])).toEqual([]);
  });

  it.each([
    ['/docs/new#here', '/docs/other', 'but still exists'],
    ['/docs/nowhere#old', '/docs/other', 'is an anchor on a page that does not exist'],
    ['/docs/old', '/docs/new#nowhere', 'redirects to /docs/new#nowhere, which does not exist'],
  ])('from %s to %s are a problem', (from, to, message) => {
    const problems = checkRedirects([{ from, to }], pages, ['/docs/other']);
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  });

  it('that are a problem are reported with their line', () => {
    const text = "export const moved = [\n  { from: '/docs/old', to: '/docs/nowhere' },\n];\n";
    expect(checkRedirects([{ from: '/docs/old', to: '/docs/nowhere' }], pages, [], text)).toMatchObject([
      { file: 'content/data/redirects.ts:2', message: '/docs/old redirects to /docs/nowhere, which does not exist.' },
    ]);
  });
});
