import { describe, expect, it } from 'vitest';
import { getHitTexts } from '@/components/search/dialog-hit';
import type { SearchHit } from '@/lib/search/types';

const levels = { lvl2: 'Body', lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const marked = (value: string) => ({ value, matchLevel: 'full' as const });
const hit: Pick<SearchHit, 'hierarchy' | 'content' | '_snippetResult'> = {
  hierarchy: { lvl0: 'Guides', lvl1: 'Create &amp; read', ...levels },
  content: 'The whole text',
  _snippetResult: { hierarchy: { lvl2: marked('<mark>Body</mark>') }, content: marked('…<mark>whole</mark>…') },
};

describe('getHitTexts', () => {
  it.each([
    ['a page by its name, above its description', 'lvl1', 'Create &amp; read', '…<mark>whole</mark>…'],
    ['a heading above its page', 'lvl2', '<mark>Body</mark>', 'Create &amp; read'],
    ['a text above its page', 'content', '…<mark>whole</mark>…', 'Create &amp; read'],
  ] as const)('shows %s', (_, type, titleHtml, pathHtml) => {
    expect(getHitTexts({ ...hit, type })).toEqual({ titleHtml, pathHtml });
  });

  it('shows only the name of a page without a description', () => {
    const bare = { ...hit, type: 'lvl1' as const, content: null, _snippetResult: { hierarchy: {} } };
    expect(getHitTexts(bare)).toEqual({ titleHtml: 'Create &amp; read', pathHtml: '' });
  });
});
