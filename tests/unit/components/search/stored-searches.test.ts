import { describe, expect, it } from 'vitest';
import { getIntactSearches } from '@/components/search/stored-searches';

const hierarchy = { lvl0: 'Guides', lvl1: 'Quickstart', lvl2: 'Keys' };
const page = { objectID: '1', url: '/docs/get-started/quickstart', type: 'lvl1', hierarchy };
const heading = { ...page, objectID: '2', type: 'lvl2' };

const rows: [string, string | null, unknown[]][] = [
  ['nothing', null, []],
  ['no JSON', '{{', []],
  ['no list', '{"length":1}', []],
  ['whole searches', JSON.stringify([page, heading]), [page, heading]],
  [
    'a method that does not exist',
    JSON.stringify([
      { ...page, method: 5 },
      { ...heading, method: 'get' },
    ]),
    [{ ...heading, method: 'get' }],
  ],
  ['other things among them', JSON.stringify([null, 'x', 7, [], page]), [page]],
  ['a search without its title', JSON.stringify([{ ...page, type: 'lvl3' }, heading]), [heading]],
  ['a search that leads elsewhere', JSON.stringify([{ ...page, url: 'javascript:alert(1)' }]), []],
  ['a search without a hierarchy', JSON.stringify([{ ...page, hierarchy: null }]), []],
];

describe('getIntactSearches', () => {
  it.each(rows)('keeps only intact searches, given %s', (_what, stored, intact) => {
    expect(getIntactSearches(stored)).toEqual(intact);
  });
});
