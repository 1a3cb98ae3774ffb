import { expect, it } from 'vitest';
import { getMarkedWords } from '@/lib/search/marked-words';
import type { HighlightedText } from '@/lib/search/types';

const text = (value: string): HighlightedText => ({ value, matchLevel: 'full', matchedWords: [] });

it('getMarkedWords collects the marked words of a hit, each once, as plain text', () => {
  const marked = {
    hierarchy: { lvl1: text('<mark>Pay</mark>ments'), lvl2: text('How to <mark>pay</mark>') },
    content: text('With <mark>R&amp;D</mark> and &lt;mark&gt;no&lt;/mark&gt; <mark>key</mark>'),
  };
  expect(getMarkedWords({ _highlightResult: marked })).toEqual(['pay', 'r&d', 'key']);
});
