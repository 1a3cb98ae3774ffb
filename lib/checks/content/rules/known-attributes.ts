import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { components } from '../../../../components/mdx/registry';
import { getListAttribute, isMdxElement, type MdxElement } from '../../../content/mdx-element';
import { findNearest, toList } from '../../../text/nearest';
import { type RuleProblem, report } from './report';

type Attribute = MdxElement['attributes'][number];

/** Attributes exist, and their values are written as the component reads them. */
export const knownAttributes = lintRule('content:known-attributes', (tree: Root, file) => {
  visit(tree, (node) => {
    if (!isMdxElement(node)) return;
    for (const attribute of node.attributes) {
      const problem = findProblem(node, attribute);
      if (problem) report(file, node, problem.message, problem.hint);
    }
  });
});

function findProblem(element: MdxElement, attribute: Attribute): RuleProblem | undefined {
  const { name } = element;
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    const message = `<${name} {${attribute.value}}> takes its attributes from code.`;
    return { message, hint: 'Write each of them: name="value".' };
  }
  const component = components.get(name ?? '');
  if (!component) return undefined; // An element of HTML, or a component that `known-components` reports.
  const known = Object.keys(component.attributes);
  const facts = component.attributes[attribute.name];
  if (!facts) {
    const [nearest] = findNearest(attribute.name, known, 1);
    const hint = nearest
      ? `Did you mean "${nearest}"? The attributes are: ${toList(known)}.`
      : `Remove it: <${name}> takes no attributes.`;
    return { message: `Unknown attribute "${attribute.name}" in <${name}>.`, hint };
  }
  return findValueProblem(element, attribute, facts.type);
}

/** A value of the wrong kind: a text instead of none, code instead of a text, anything but a list. */
function findValueProblem(
  element: MdxElement,
  { name, value }: Extract<Attribute, { name: string }>,
  type: 'flag' | 'list' | undefined,
): RuleProblem | undefined {
  if (type === 'flag') {
    if (value === null || value === undefined) return undefined;
    return { message: `"${name}" in <${element.name}> has a value.`, hint: `Write ${name} alone, or leave it out.` };
  }
  if (type === 'list') {
    if (getListAttribute(element, name)) return undefined;
    return { message: `"${name}" in <${element.name}> is not a list of texts.`, hint: `Write ${name}={['A', 'B']}.` };
  }
  if (typeof value === 'string') return undefined;
  const kind = value ? `is code: {${value.value}}` : 'has no value';
  return { message: `"${name}" in <${element.name}> ${kind}.`, hint: `Write ${name}="…".` };
}
