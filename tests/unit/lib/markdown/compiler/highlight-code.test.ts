import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { finishCodeBlocks } from '@/lib/markdown/compiler/code-block';
import { toCodeHtml } from '@/lib/markdown/compiler/code-html';
import { highlightCode } from '@/lib/markdown/compiler/highlight-code.server';

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
    const code = h('code', [h('span.line', 'a'), h('span.line.highlighted', 'b')]);
    expect(toCodeHtml(code)).toBe('<span class="line">a</span><span class="line highlighted">b</span>');
  });

  it('in a page gets a title, a region that scrolls, its size and a button', () => {
    const code = h('code', 'a < b');
    const pre = h('pre', { title: 'a.txt', class: 'shiki css-variables has-focused' }, [code]);
    const tree: Root = { type: 'root', children: [pre] };
    finishCodeBlocks()(tree, new VFile({ path: 'content/docs/page.mdx' }));
    expect(toHtml(tree, { allowDangerousHtml: true })).toBe(
      '<figure class="code-block not-prose"><figcaption>a.txt</figcaption>' +
        '<div role="group" aria-label="a.txt" tabindex="0" class="relative overflow-x-auto">' +
        '<pre class="has-focused" style="--lines:1;--columns:5"><code>a &#x3C; b</code></pre></div>' +
        '<button class="copy-button" type="button" aria-label="Copy code"></button></figure>',
    );
  });
});
