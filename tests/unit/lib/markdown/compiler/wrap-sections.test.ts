import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { wrapSections } from '@/lib/markdown/compiler/wrap-sections';

function wrap(...children: ElementContent[]): Element[] {
  const tree: Root = { type: 'root', children };
  wrapSections()(tree);
  return tree.children as Element[];
}

const getNames = ({ children }: Element) => children.map((child) => ('tagName' in child ? child.tagName : child.type));

it('each heading of the second level begins a section; what comes before the first stays as it is', () => {
  const [intro, first, second] = wrap(h('p'), h('h2'), h('h3'), h('p'), h('h2'), h('p'));
  expect(intro?.tagName).toBe('p');
  expect(first && getNames(first)).toEqual(['h2', 'h3', 'p']);
  expect(second && getNames(second)).toEqual(['h2', 'p']);
});

it('a section says about how high it is: by the letters of its text, the lines of its code, and its blocks', () => {
  const getHeight = (...children: ElementContent[]) =>
    Number(/^--height:(\d+)$/.exec(String(wrap(h('h2', 'Title'), ...children)[0]?.properties.style))?.[1]);
  const alone = getHeight();
  expect(getHeight(h('p', 'word '.repeat(170)))).toBe(alone + 298); // Ten lines of 28 px, and a margin.
  expect(getHeight(h('pre', [{ type: 'raw', value: 'a\nb\nc' }]))).toBe(alone + 66);
});
