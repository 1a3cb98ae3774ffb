import { expect, it } from 'vitest';
import { toIndexedRecord } from '@/lib/search/engine/indexed-record';
import { searchLanguages } from '@/lib/search/engine/language';
import { rankRecords } from '@/lib/search/engine/rank';
import type { SearchRecord } from '@/lib/search/types';

const toRecord = (url: string, content: string): SearchRecord => ({
  objectID: url,
  url,
  type: 'lvl2',
  hierarchy: { lvl0: 'Guides', lvl1: 'Page', lvl2: 'Section', lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content,
  language: 'en',
  version: ['current'],
  sidebar: 'docs',
});

function rank(query: string, ...records: SearchRecord[]) {
  const terms = query.split(' ').map((typed) => ({ typed, forms: new Map([[typed, 1]]), weight: 1 }));
  const candidates = records.map((record) => ({ indexed: toIndexedRecord(record), indexScore: 0 }));
  return rankRecords(candidates, { code: query, terms, language: searchLanguages.en });
}

it('a record scores for words in other sections of its page, but less than for its own', () => {
  const [both, spread, alone] = rank(
    'retry header',
    toRecord('/docs/a#both', 'retry, and a header'),
    toRecord('/docs/b#one', 'retry'),
    toRecord('/docs/c#one', 'retry'),
    toRecord('/docs/b#other', 'header'),
  );
  expect(both?.score).toBeGreaterThan(spread?.score ?? 0);
  expect(spread?.score).toBeGreaterThan(alone?.score ?? 0);
  expect([both?.coverage, alone?.coverage]).toEqual([1, 0.5]);
  expect(spread?.coverage).toBeGreaterThan(0.5);
});

it('a record scores for further ones of its page that hold all words themselves', () => {
  const [often, once, half] = rank(
    'retry header',
    toRecord('/docs/a#one', 'retry header'),
    toRecord('/docs/b#one', 'retry header'),
    toRecord('/docs/c#one', 'retry header'),
    toRecord('/docs/a#other', 'retry header'),
    toRecord('/docs/c#other', 'retry'),
  );
  expect(often?.score).toBeGreaterThan(once?.score ?? 0);
  expect(half?.score).toBe(once?.score);
});

it('a record without matching words has no coverage, even if its page matches', () => {
  const ranked = rank('retry header', toRecord('/docs/a#one', 'retry header'), toRecord('/docs/a#two', 'words'));
  expect(ranked[1]?.coverage).toBe(0);
});

it('a single letter beside longer words changes the order, not the coverage', () => {
  const [without, both] = rank('retry h', toRecord('/docs/a#one', 'retry'), toRecord('/docs/b#one', 'retry h'));
  expect([without?.coverage, both?.coverage]).toEqual([1, 1]);
  expect(both?.score).toBeGreaterThan(without?.score ?? 0);
});
