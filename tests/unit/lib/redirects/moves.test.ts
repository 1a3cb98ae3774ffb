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

describe('addresses that have changed', () => {
  it('are redirected by hosts where a page has moved, and by the page itself where an anchor has', () => {
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
    ['a path that is none', [{ from: 'docs/old', to: '/docs/new' }], /0\.from: must be the English path/],
    ['a slash at the end', [{ from: '/docs/old/', to: '/docs/new' }], /0\.from: must not end/],
    ['the same address twice', [rows[0], rows[0]], /1: \/docs\/old stands twice/],
    [
      'a chain',
      [...rows, { from: '/docs/a', to: '/docs/old' }],
      /3: \/docs\/a leads to \/docs\/old, which has moved itself/,
    ],
  ])('are refused with %s', (_, data, problem) => {
    expect(() => parseMoves(data)).toThrow(problem);
  });

  it('are sound where the old ones are free and the new ones exist', () => {
    expect(checkMoves(rows, pages, ['/docs/other'])).toEqual([]);
  });

  it.each([
    ['/docs/new', '/docs/other', 'is still there'],
    ['/docs/new#here', '/docs/other', 'is still there'],
    ['/docs/nowhere#old', '/docs/other', 'is an anchor of a page that does not exist'],
    ['/docs/old', '/docs/nowhere', 'leads to /docs/nowhere, which does not exist'],
    ['/docs/old', '/docs/new#nowhere', 'leads to /docs/new#nowhere, which does not exist'],
  ])('from %s to %s are a fault', (from, to, message) => {
    const faults = checkMoves([{ from, to }], pages, ['/docs/other']);
    expect(faults.map((fault) => fault.message)).toEqual([expect.stringContaining(message)]);
  });

  it('that are a fault are named with their line', () => {
    const text = "export const moved = [\n  { from: '/docs/old', to: '/docs/nowhere' },\n];\n";
    const faults = checkMoves([{ from: '/docs/old', to: '/docs/nowhere' }], pages, [], text);
    expect(faults.map(({ file }) => file)).toEqual(['content/data/moved.ts:2']);
  });
});
