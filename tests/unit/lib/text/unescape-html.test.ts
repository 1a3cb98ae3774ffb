import { expect, it } from 'vitest';
import { escapeHtml, unescapeHtml } from '@/lib/text/escape';

it.each([
  ['a &amp;&amp; b', 'a && b'],
  ['[&amp;&gt;svg]:size-4', '[&>svg]:size-4'],
  ['&#x26;&#x3C;&#39;&#x27;', "&<''"],
  ['&amp;lt;', '&lt;'],
  ['&copy; &; &#;', '&copy; &; &#;'],
  ['&#9999999; &#xffffff;', '&#9999999; &#xffffff;'],
])('unescapeHtml decodes %s', (html, text) => {
  expect(unescapeHtml(html)).toBe(text);
});

it('unescapeHtml reverses escapeHtml', () => {
  const text = '<a title="x & y">\'';
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});
