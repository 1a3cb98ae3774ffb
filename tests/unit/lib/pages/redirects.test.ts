import { describe, expect, it } from 'vitest';
import { defaultLocale, getLocale } from '@/lib/i18n/locales';
import { getAnchorRedirects, getPageRedirects, parseRedirects } from '@/lib/pages/redirects';

const rows = [
  { from: '/docs/old', to: '/docs/new' },
  { from: '/docs/new#old', to: '/docs/new#here' },
  { from: '/docs/new#gone', to: '/docs/other' },
];

describe('moved addresses', () => {
  it('are redirected by the host for a page, and by the page for an anchor', () => {
    expect(getPageRedirects(rows)).toEqual([rows[0]]);
    const english = { old: '/docs/new#here', gone: '/docs/other' };
    expect(getAnchorRedirects('/docs/new', defaultLocale, rows)).toEqual(english);
    const indonesian = { old: '/id/docs/new#here', gone: '/id/docs/other' };
    expect(getAnchorRedirects('/id/docs/new', getLocale('id'), rows)).toEqual(indonesian);
    expect(getAnchorRedirects('/docs/other', defaultLocale, rows)).toEqual({});
  });

  it('lead to the same file in every language', () => {
    const toFile = [{ from: '/docs/new#contract', to: '/openapi.yaml' }];
    expect(getAnchorRedirects('/id/docs/new', getLocale('id'), toFile)).toEqual({ contract: '/openapi.yaml' });
  });

  it.each([
    ['a relative path', [{ from: 'docs/old', to: '/docs/new' }], /0\.from: must be the English path/],
    ['a slash before its anchor', [{ from: '/docs/old/#a', to: '/docs/new' }], /0\.from: must not end/],
    ['the same address twice', [rows[0], rows[0]], /1: \/docs\/old is listed twice/],
    [
      'a chain',
      [...rows, { from: '/docs/a', to: '/docs/old' }],
      /3: \/docs\/a redirects to \/docs\/old, which has moved/,
    ],
  ])('are rejected with %s', (_, data, problem) => {
    expect(() => parseRedirects(data)).toThrow(problem);
  });
});
