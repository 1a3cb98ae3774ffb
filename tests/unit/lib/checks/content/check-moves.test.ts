import { describe, expect, it } from 'vitest';
import { checkMoves } from '@/lib/checks/content/check-moves';
import type { ParsedPage } from '@/lib/checks/content/parse-pages';

const pages = [{ url: '/docs/new', hashes: ['here'] }] as ParsedPage[];

describe('moved addresses', () => {
  it('have no problems if the old ones are free and the new ones exist', () => {
    const rows = [
      { from: '/docs/old', to: '/docs/new' },
      { from: '/docs/new#old', to: '/docs/new#here' },
      { from: '/docs/new#gone', to: '/docs/other' },
    ];
    expect(checkMoves(rows, pages, ['/docs/other'])).toEqual([]);
  });

  it.each([
    ['/docs/new', '/docs/other', 'but still exists'],
    ['/docs/new#here', '/docs/other', 'but still exists'],
    ['/docs/nowhere#old', '/docs/other', 'is an anchor on a page that does not exist'],
    ['/docs/old', '/docs/nowhere', 'redirects to /docs/nowhere, which does not exist'],
    ['/docs/old', '/docs/new#nowhere', 'redirects to /docs/new#nowhere, which does not exist'],
  ])('from %s to %s are a problem', (from, to, message) => {
    const problems = checkMoves([{ from, to }], pages, ['/docs/other']);
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  });

  it('that are a problem are reported with their line', () => {
    const text = "export const moved = [\n  { from: '/docs/old', to: '/docs/nowhere' },\n];\n";
    const problems = checkMoves([{ from: '/docs/old', to: '/docs/nowhere' }], pages, [], text);
    expect(problems.map(({ file }) => file)).toEqual(['content/data/moved.ts:2']);
  });
});
