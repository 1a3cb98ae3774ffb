import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { nameRows } from '@/lib/content/mdx/name-rows';

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
