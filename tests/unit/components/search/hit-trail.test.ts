import { describe, expect, it } from 'vitest';
import { getHitTrail } from '@/components/search/hit-trail';
import type { SearchHit } from '@/lib/search/types';

const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function createHit(type: SearchHit['type'], levels: Partial<SearchHit['hierarchy']>): SearchHit {
  const hierarchy = { lvl0: 'Guides › SDKs', lvl1: 'Python', ...none, ...levels };
  const marked = Object.entries(hierarchy).map(([level, text]) => [level, { value: `<mark>${text}</mark>` }]);
  return { type, hierarchy, _highlightResult: { hierarchy: Object.fromEntries(marked) } } as SearchHit;
}

const rows: [string, SearchHit, ReturnType<typeof getHitTrail>][] = [
  ['a page', createHit('lvl1', {}), { titleHtml: '<mark>Python</mark>', above: ['Guides › SDKs'], level: 1 }],
  [
    'a heading',
    createHit('lvl3', { lvl2: 'Errors', lvl3: 'Retries' }),
    { titleHtml: '<mark>Retries</mark>', above: ['Guides › SDKs', 'Python', 'Errors'], level: 3 },
  ],
  [
    'a text, by its heading',
    createHit('content', { lvl2: 'Errors' }),
    { titleHtml: '<mark>Errors</mark>', above: ['Guides › SDKs', 'Python'], level: null },
  ],
  [
    'a text without a heading, by its page',
    createHit('content', {}),
    { titleHtml: '<mark>Python</mark>', above: ['Guides › SDKs'], level: null },
  ],
];

describe('getHitTrail', () => {
  it.each(rows)('locates %s', (_what, hit, trail) => {
    expect(getHitTrail(hit)).toEqual(trail);
  });
});
