import type { ElementContent, Root } from 'hast';
import { toEstree } from 'hast-util-to-estree';
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { collapseStatic } from '@/lib/markdown/compiler/collapse-static';

/** A component of a writer, around a part of the text. */
const component = (...children: ElementContent[]): ElementContent => ({
  type: 'mdxJsxFlowElement',
  name: 'Step',
  attributes: [],
  children,
});

/** Each string of HTML that the plugin leaves, after the name of its element. */
function collapse(...children: ElementContent[]): string[] {
  const tree: Root = { type: 'root', children };
  collapseStatic()(tree);
  const found: string[] = [];
  JSON.stringify(toEstree(tree), (_, value) => {
    const html = value?.openingElement?.attributes.find(
      (attribute: { name: { name: string } }) => attribute.name.name === 'dangerouslySetInnerHTML',
    );
    if (html) found.push(`${value.openingElement.name.name}: ${html.value.expression.properties[0].value.value}`);
    return value;
  });
  return found;
}

it('the content of a static element becomes a string of HTML', () => {
  expect(collapse(h('ul', [h('li', ['A ', h('b', '"<"')])]))).toEqual(['ul: <li>A <b>"&#x3C;"</b></li>']);
});

it('static neighbours on the page and in a component become one string, up to what is not static', () => {
  const text = [h('p', 'a'), h('p', [h('code', 'x')])];
  expect(collapse(...text, component(...text), h('p', [h('em', 'alone')]))).toEqual([
    'div: <p>a</p><p><code>x</code></p>',
    'div: <p>a</p><p><code>x</code></p>',
    'p: <em>alone</em>',
  ]);
});

it('elements in a list or the like are not joined, as nothing may stand around them there', () => {
  expect(collapse(h('ul', [h('li', [h('b', '1')]), h('li', [h('b', '2')]), h('li', [component()])]))).toEqual([
    'li: <b>1</b>',
    'li: <b>2</b>',
  ]);
});

it('the elements around a component or an expression stay, and what is static beside them is collapsed', () => {
  const expression: ElementContent = { type: 'mdxTextExpression', value: '1' };
  expect(collapse(h('div', [component(h('p', [h('em', 'in')])), h('p', [h('em', 'beside')])]))).toEqual([
    'p: <em>in</em>',
    'p: <em>beside</em>',
  ]);
  expect(collapse(h('p', [h('em', 'a'), expression]))).toEqual([]);
});

it('an element with text alone stays, as a string would be no shorter', () => {
  expect(collapse(h('p', 'text'))).toEqual([]);
});

it('the attributes of a collapsed element stay, as React names them', () => {
  const tree: Root = {
    type: 'root',
    children: [h('p', { className: ['a', 'b'], style: 'text-align:right' }, [h('b')])],
  };
  collapseStatic()(tree);
  const program = JSON.stringify(toEstree(tree));
  expect(program).toContain('"name":"className"');
  expect(program).toContain('"value":"a b"');
  expect(program).toContain('"name":"textAlign"');
});
