import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { turnCodeIntoHtml } from '@/lib/mdx/code-html';
import { highlightCode } from '@/lib/mdx/highlight-code.server';

describe('highlighted code', () => {
  it('has elements only for lines and for tokens with a colour', async () => {
    expect(await highlightCode('{ "a": 1 }\n{}', 'json')).toBe(
      '<span class="line">{ <span class="token-keyword">"a"</span><span class="token-punctuation">:</span><span class="token-constant"> 1</span> }</span>\n<span class="line">{}</span>',
    );
  });

  it('stays text, whatever it says', async () => {
    expect(await highlightCode('<img src=x onerror=alert(1)> & </code>', 'text')).toBe(
      '<span class="line">&#x3C;img src=x onerror=alert(1)> &#x26; &#x3C;/code></span>',
    );
  });

  it('of a page is handed to its component in the same form', () => {
    const tree: Root = {
      type: 'root',
      children: [
        {
          type: 'element',
          tagName: 'pre',
          properties: { title: 'a.txt' },
          children: [
            { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: 'a < b' }] },
          ],
        },
      ],
    };
    turnCodeIntoHtml()(tree);
    expect(tree.children).toMatchObject([{ properties: { title: 'a.txt', html: 'a &#x3C; b' }, children: [] }]);
  });
});
