import { describe, expect, it } from 'vitest';
import { toDocSearchItems } from '@/components/search/doc-search-items';

type Items = Parameters<typeof toDocSearchItems>[0];

const toItem = (type: string, content: string | null = null) =>
  ({ type, content, hierarchy: { lvl0: 'Q&A', lvl1: 'List<T>', lvl2: null } }) as unknown as Items[number];

describe('toDocSearchItems', () => {
  it('escapes what DocSearch shows as HTML, but not the group', () => {
    const [item] = toDocSearchItems([toItem('lvl1', 'a < b')]);
    expect(item).toMatchObject({
      hierarchy: { lvl0: 'Q&A', lvl1: 'List&lt;T&gt;', lvl2: null },
      content: 'a &lt; b',
    });
  });

  it.each([
    [
      ['lvl1', 'lvl2', 'content'],
      [false, false, true],
    ],
    [
      ['lvl2', 'lvl1', 'content'],
      [true, false, true],
    ],
    [['content'], [true]],
  ])('marks the last hit of each page: %j', (types, ends) => {
    const items = toDocSearchItems(types.map((type) => toItem(type)));
    expect(items.map((item) => 'isLastOfPage' in item && item.isLastOfPage)).toEqual(ends);
  });
});
