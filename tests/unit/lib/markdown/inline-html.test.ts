import { describe, expect, it } from 'vitest';
import { toInlineHtml } from '@/lib/markdown/inline';

const toUrl = (href: string) => `https://docs.test${href}`;

describe('toInlineHtml', () => {
  it.each([
    ['`a < b` & c', '<code>a &lt; b</code> &amp; c'],
    ['*now* and **then**', '<em>now</em> and <strong>then</strong>'],
    ['See [the `code`](/docs/page).', 'See <a href="https://docs.test/docs/page">the <code>code</code></a>.'],
    ['[“a”](/x?a="b"&c)', '<a href="https://docs.test/x?a=%22b%22&amp;c">“a”</a>'],
  ])('converts %s', (text, html) => {
    expect(toInlineHtml(text, toUrl)).toBe(html);
  });

  it.each([
    ['- a list', 'is not one paragraph'],
    ['one\n\ntwo', 'is not one paragraph'],
    ['a ![picture](/a.png)', 'Markdown that it may not contain, "image"'],
    ['[a ![picture](/a.png)](/b)', 'Markdown that it may not contain, "image"'],
    ['[a <b>tag</b>](/b)', 'Markdown that it may not contain, "html"'],
    ['a <b>tag</b>', 'Markdown that it may not contain, "html"'],
  ])('rejects %j with the reason', (text, message) => {
    expect(() => toInlineHtml(text, toUrl)).toThrow(message);
  });
});
