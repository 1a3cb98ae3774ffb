import { describe, expect, it } from 'vitest';
import { toInlineHtml } from '@/lib/markdown/inline-html';

const toUrl = (href: string) => `https://docs.test${href}`;

describe('a text without blocks as HTML', () => {
  it.each([
    ['`a < b` & c', '<code>a &lt; b</code> &amp; c'],
    ['*now* and **then**', '<em>now</em> and <strong>then</strong>'],
    ['See [the `code`](/docs/page).', 'See <a href="https://docs.test/docs/page">the <code>code</code></a>.'],
    ['[“a”](/x?a="b")', '<a href="https://docs.test/x?a=&quot;b&quot;">“a”</a>'],
  ])('%s', (text, html) => {
    expect(toInlineHtml(text, toUrl)).toBe(html);
  });

  it.each([
    ['- a list', 'is not one paragraph'],
    ['one\n\ntwo', 'is not one paragraph'],
    ['a ![picture](/a.png)', 'holds the Markdown "image"'],
    ['[a ![picture](/a.png)](/b)', 'holds the Markdown "image"'],
    ['a <b>tag</b>', 'holds the Markdown "html"'],
  ])('refuses %j, and says why', (text, message) => {
    expect(() => toInlineHtml(text, toUrl)).toThrow(message);
  });
});
