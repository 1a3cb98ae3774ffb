import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { getListAttribute, isMdxElement, type MdxElement } from '../../markdown/mdx-element';
import { getAttributeFacts, getAttributeNames } from '../../mdx/attribute-facts';
import { componentNames } from '../../mdx/component-names';
import { findNearest, toList } from '../../text/nearest';
import { type Objection, report } from './report';

type Attribute = MdxElement['attributes'][number];

const names: readonly (string | null)[] = componentNames;

/** Attributes exist, and their values are written as the component reads them. */
export const knownAttributes = lintRule('content:known-attributes', (tree: Root, file) => {
  visit(tree, (node) => {
    if (!isMdxElement(node)) return;
    for (const attribute of node.attributes) {
      const fault = findFault(node, attribute);
      if (fault) report(file, node, fault.message, fault.hint);
    }
  });
});

function findFault(element: MdxElement, attribute: Attribute): Objection | undefined {
  const { name } = element;
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    const message = `<${name} {${attribute.value}}> takes its attributes from code.`;
    return { message, hint: 'Write each of them: name="value".' };
  }
  if (!names.includes(name)) return undefined; // An element of HTML, or a component that `known-components` reports.
  const known = getAttributeNames(name ?? '');
  if (!known.includes(attribute.name)) {
    const [nearest] = findNearest(attribute.name, known, 1);
    const hint = nearest
      ? `Did you mean "${nearest}"? The attributes are: ${toList(known)}.`
      : `Remove it: <${name}> takes no attributes.`;
    return { message: `Unknown attribute "${attribute.name}" in <${name}>.`, hint };
  }
  return findValueFault(element, attribute);
}

/** A value of the wrong kind: a text instead of none, code instead of a text, anything but a list. */
function findValueFault(
  element: MdxElement,
  { name, value }: Extract<Attribute, { name: string }>,
): Objection | undefined {
  const { flags = [], lists = [] } = getAttributeFacts(element.name);
  if (flags.includes(name)) {
    if (value === null || value === undefined) return undefined;
    return { message: `"${name}" in <${element.name}> has a value.`, hint: `Write ${name} alone, or leave it out.` };
  }
  if (lists.includes(name)) {
    if (getListAttribute(element, name)) return undefined;
    return { message: `"${name}" in <${element.name}> is not a list of texts.`, hint: `Write ${name}={['A', 'B']}.` };
  }
  if (typeof value === 'string') return undefined;
  const kind = value ? `is code: {${value.value}}` : 'has no value';
  return { message: `"${name}" in <${element.name}> ${kind}.`, hint: `Write ${name}="…".` };
}
