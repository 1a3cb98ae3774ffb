import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { toCodeHtml, turnCodeIntoHtml } from '@/lib/mdx/code-html';
import { highlightCode } from '@/lib/mdx/highlight-code.server';

describe('highlighted code', () => {
  it('has elements only for coloured tokens', async () => {
    expect(await highlightCode('{ "a": 1 }\n{}', 'json')).toBe(
      '{ <span class="tok-keyword">"a"</span>:<span class="tok-constant"> 1</span> }\n{}',
    );
  });

  it('merges adjacent tokens that look the same', async () => {
    expect(await highlightCode("curl --form image='@a.jpg'", 'bash')).toBe(
      '<span class="tok-function">curl</span><span class="tok-string"> --form image=\'@a.jpg\'</span>',
    );
  });

  it('escapes markup', async () => {
    expect(await highlightCode('<img src=x onerror=alert(1)> & </code>', 'text')).toBe(
      '&#x3C;img src=x onerror=alert(1)> &#x26; &#x3C;/code>',
    );
  });

  it('has line elements if a line is highlighted', () => {
    const line = (className: string, value: string): Element => ({
      type: 'element',
      tagName: 'span',
      properties: { className: className.split(' ') },
      children: [{ type: 'text', value }],
    });
    const lines = [line('line', 'a'), line('line highlighted', 'b')];
    expect(toCodeHtml({ type: 'element', tagName: 'code', properties: {}, children: lines })).toBe(
      '<span class="line">a</span><span class="line highlighted">b</span>',
    );
  });

  it('in a page is passed to its component as HTML', () => {
    const tree: Root = {
      type: 'root',
      children: [
        {
          type: 'element',
          tagName: 'pre',
          properties: { title: 'a.txt', class: 'shiki css-variables has-focused' },
          children: [
            { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: 'a < b' }] },
          ],
        },
      ],
    };
    turnCodeIntoHtml()(tree);
    expect(tree.children).toMatchObject([
      { properties: { title: 'a.txt', className: ['has-focused'], html: 'a &#x3C; b' }, children: [] },
    ]);
  });
});
