import { describe, expect, it } from 'vitest';
import { checkMoves } from '@/lib/content-check/check-moves';
import type { ParsedPage } from '@/lib/content-check/parse-pages';
import { defaultLocale, getLocale } from '@/lib/i18n/locales';
import { getMovedAnchors, getMovedPages, parseMoves } from '@/lib/redirects/moves';

const rows = [
  { from: '/docs/old', to: '/docs/new' },
  { from: '/docs/new#old', to: '/docs/new#here' },
  { from: '/docs/new#gone', to: '/docs/other' },
];

const pages = [{ url: '/docs/new', hashes: ['here'] }] as ParsedPage[];

describe('moved addresses', () => {
  it('are redirected by the host for a page, and by the page for an anchor', () => {
    expect(getMovedPages(rows)).toEqual([rows[0]]);
    expect(getMovedAnchors('/docs/new', defaultLocale, rows)).toEqual({ old: '/docs/new#here', gone: '/docs/other' });
    expect(getMovedAnchors('/id/docs/new', getLocale('id'), rows)).toEqual({
      old: '/id/docs/new#here',
      gone: '/id/docs/other',
    });
    expect(getMovedAnchors('/docs/other', defaultLocale, rows)).toEqual({});
  });

  it('lead to the same file in every language', () => {
    const toFile = [{ from: '/docs/new#contract', to: '/openapi.yaml' }];
    expect(getMovedAnchors('/id/docs/new', getLocale('id'), toFile)).toEqual({ contract: '/openapi.yaml' });
  });

  it.each([
    ['a relative path', [{ from: 'docs/old', to: '/docs/new' }], /0\.from: must be the English path/],
    ['a trailing slash', [{ from: '/docs/old/', to: '/docs/new' }], /0\.from: must not end/],
    ['the same address twice', [rows[0], rows[0]], /1: \/docs\/old is listed twice/],
    [
      'a chain',
      [...rows, { from: '/docs/a', to: '/docs/old' }],
      /3: \/docs\/a redirects to \/docs\/old, which has moved too/,
    ],
  ])('are rejected with %s', (_, data, problem) => {
    expect(() => parseMoves(data)).toThrow(problem);
  });

  it('have no faults if the old ones are free and the new ones exist', () => {
    expect(checkMoves(rows, pages, ['/docs/other'])).toEqual([]);
  });

  it.each([
    ['/docs/new', '/docs/other', 'but still exists'],
    ['/docs/new#here', '/docs/other', 'but still exists'],
    ['/docs/nowhere#old', '/docs/other', 'is an anchor on a page that does not exist'],
    ['/docs/old', '/docs/nowhere', 'redirects to /docs/nowhere, which does not exist'],
    ['/docs/old', '/docs/new#nowhere', 'redirects to /docs/new#nowhere, which does not exist'],
  ])('from %s to %s are a fault', (from, to, message) => {
    const faults = checkMoves([{ from, to }], pages, ['/docs/other']);
    expect(faults.map((fault) => fault.message)).toEqual([expect.stringContaining(message)]);
  });

  it('that are a fault are reported with their line', () => {
    const text = "export const moved = [\n  { from: '/docs/old', to: '/docs/nowhere' },\n];\n";
    const faults = checkMoves([{ from: '/docs/old', to: '/docs/nowhere' }], pages, [], text);
    expect(faults.map(({ file }) => file)).toEqual(['content/data/moved.ts:2']);
  });
});
