import { expect, it } from 'vitest';
import { toQuery } from '@/components/search/query-text';

it.each([
  ['two lines become one', ' face matching\n  liveness ', 64, 'face matching liveness'],
  ['a long text is cut', 'webhook', 3, 'web'],
  ['an emoji at the end fits as a whole', 'ab😀', 4, 'ab😀'],
  ['an emoji is not cut in half', 'ab😀', 3, 'ab'],
])('toQuery %s', (_, text, length, query) => {
  expect(toQuery(text, length)).toBe(query);
  expect(() => encodeURIComponent(toQuery(text, length))).not.toThrow();
});
