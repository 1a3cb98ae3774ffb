import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { finishElements, nameRows } from '@/lib/markdown/compiler/finish-elements';

function finish(element: Element, path = 'content/docs/page.mdx'): string {
  const tree: Root = { type: 'root', children: [element] };
  finishElements()(tree, new VFile({ path }));
  return toHtml(tree);
}

it('a heading with an anchor links to itself', () => {
  expect(finish(h('h2#limits', ['Limits of ', h('code', 'x')]))).toBe(
    '<h2 id="limits"><a href="#limits" class="heading-anchor">Limits of <code>x</code><span class="heading-sign"></span></a></h2>',
  );
});

it('a heading that is not seen is no link', () => {
  expect(finish(h('h2#footnote-label.sr-only', 'Notes'))).not.toContain('<a');
});

it('a table scrolls in a region, its cells are aligned by style, and an empty corner is no header', () => {
  const table = h('table', [h('tr', [h('th'), h('th', { align: 'right' }, 'Rate')])]);
  expect(finish(table)).toBe(
    '<div role="group" aria-label="Table" tabindex="0" class="relative overflow-x-auto my-6">' +
      '<table><tr><td></td><th style="text-align:right" scope="col">Rate</th></tr></table></div>',
  );
});

it('a picture loads when it comes near', () => {
  expect(finish(h('img', { src: '/img/a.svg', alt: 'A' }))).toBe(
    '<img src="/img/a.svg" alt="A" loading="lazy" decoding="async">',
  );
});

it('the boxes of a task list have names in the language of the file', () => {
  expect(finish(h('input', { type: 'checkbox', checked: true }))).toContain('aria-label="Done"');
  expect(finish(h('input', { type: 'checkbox' }), 'content/docs/page.id.mdx')).not.toContain('"Open"');
});

/** The body of a table with one row, after the plugin. */
function runWithCorner(corner: string | null): string {
  const table = h('table', [
    h('thead', h('tr', [h('th', corner), h('th', 'Live')])),
    h('tbody', h('tr', [h('td', 'Rate limit'), h('td', '600')])),
  ]);
  const tree: Root = { type: 'root', children: [table] };
  nameRows()(tree);
  return toHtml(tree).replace(/^.*<tbody>|<\/tbody>.*$/g, '');
}

it('the first cells of a table name its rows where the corner is empty', () => {
  expect(runWithCorner(null)).toBe('<tr><th scope="row">Rate limit</th><td>600</td></tr>');
});

it('the cells of a table stay cells where each column has a name', () => {
  expect(runWithCorner('Limit')).toBe('<tr><td>Rate limit</td><td>600</td></tr>');
});
