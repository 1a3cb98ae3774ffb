import type { Nodes, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import {
  findListAttribute,
  findTextAttribute,
  hasAttribute,
  isComponent,
  isMdxElement,
  type MdxElement,
} from '../../../markdown/mdx-element';
import { holdsOnlyBlocks } from '../../../markdown/page-ast';
import { components } from '../../../markdown/registry';
import { findNearest, toList } from '../../../text/nearest';
import { type RuleProblem, report } from './report';

const names = [...components.keys()];

/** Every component exists. */
export const knownComponents = lintRule('content:known-components', (tree: Root, file) => {
  visit(tree, (node) => {
    if (!isComponent(node) || names.includes(node.name)) return;
    const hint = `Nearest: ${toList(findNearest(node.name, names))}. components/mdx/registry.ts lists all of them.`;
    report(file, node, `Unknown component "${node.name}".`, hint);
  });
});

type Attribute = MdxElement['attributes'][number];

/** Attributes exist, and their values are written as the component reads them. */
export const knownAttributes = lintRule('content:known-attributes', (tree: Root, file) => {
  visit(tree, (node) => {
    if (!isMdxElement(node)) return;
    for (const attribute of node.attributes) {
      const problem = findAttributeProblem(node, attribute);
      if (problem) report(file, node, problem.message, problem.hint);
    }
  });
});

function findAttributeProblem(element: MdxElement, attribute: Attribute): RuleProblem | undefined {
  const { name } = element;
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    const message = `<${name} {${attribute.value}}> takes its attributes from code.`;
    return { message, hint: 'Write each of them: name="value".' };
  }
  const component = components.get(name ?? '');
  if (!component) return undefined; // An element of HTML, or a component that `known-components` reports.
  const known = Object.keys(component.attributes);
  const definition = component.attributes[attribute.name];
  if (!definition) {
    const [nearest] = findNearest(attribute.name, known, 1);
    const hint = nearest
      ? `Did you mean "${nearest}"? The attributes are: ${toList(known)}.`
      : `Remove it: <${name}> takes no attributes.`;
    return { message: `Unknown attribute "${attribute.name}" in <${name}>.`, hint };
  }
  return findValueProblem(element, attribute, definition.type);
}

/** Finds a value of the wrong kind: a text instead of none, code instead of a text, anything but a list. */
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
    if (findListAttribute(element, name)) return undefined;
    return { message: `"${name}" in <${element.name}> is not a list of texts.`, hint: `Write ${name}={['A', 'B']}.` };
  }
  if (typeof value === 'string') return undefined;
  const kind = value ? `is code: {${value.value}}` : 'has no value';
  return { message: `"${name}" in <${element.name}> ${kind}.`, hint: `Write ${name}="…".` };
}

/** Components have their required attributes, and values that exist, such as ids of terms and plans or types of callouts. */
export const knownValues = lintRule('content:known-values', (tree: Root, file) => {
  visit(tree, (node) => {
    if (!isMdxElement(node)) return;
    const attributes = components.get(node.name ?? '')?.attributes ?? {};
    for (const [attribute, { required, values }] of Object.entries(attributes)) {
      if (required && !hasAttribute(node, attribute)) {
        report(file, node, `<${node.name}> has no "${attribute}".`, `Write <${node.name} ${attribute}="…">.`);
      }
      const value = findTextAttribute(node, attribute);
      if (value === undefined || !values || values.includes(value)) continue;
      const nearest = toList(findNearest(value, values));
      report(file, node, `Unknown value in <${node.name} ${attribute}="${value}">.`, `Nearest: ${nearest}.`);
    }
  });
});

/** The surroundings of a node. */
interface NodeContext {
  /** The nearest component or element. */
  enclosing: string | null;
  /** Set for a node within a line of text. */
  line?: 'heading' | 'text';
}

/** Components stand where their definition says: in a line of text or between paragraphs, and a part directly in its parent. */
export const knownPlaces = lintRule('content:known-places', (tree: Root, file) => {
  const check = (node: Nodes, context: NodeContext) => {
    const problem = isComponent(node) ? findPlacementProblem(node.name, context) : undefined;
    if (problem) report(file, node, problem.message, problem.hint);
    if (!('children' in node)) return;
    const inside = getInnerContext(node, context);
    for (const child of node.children) check(child, inside);
  };
  check(tree, { enclosing: null });
});

function getInnerContext(node: Nodes, { enclosing, line }: NodeContext): NodeContext {
  if (node.type === 'heading') return { enclosing, line: 'heading' };
  if (node.type === 'tableCell') return { enclosing, line: 'text' };
  if (node.type === 'paragraph') return holdsOnlyBlocks(node) ? { enclosing } : { enclosing, line: 'text' };
  if (node.type === 'mdxJsxFlowElement') return { enclosing: node.name ?? null };
  if (node.type === 'mdxJsxTextElement') return { enclosing: node.name ?? null, ...(line && { line }) };
  return { enclosing, ...(line && { line }) };
}

function findPlacementProblem(name: string, { enclosing, line }: NodeContext): RuleProblem | undefined {
  const component = components.get(name);
  if (!component) return undefined;
  const { parent, display } = component;
  if (parent && enclosing !== parent) {
    const where = enclosing ? `is in <${enclosing}>, not directly in <${parent}>` : `is outside <${parent}>`;
    return { message: `<${name}> ${where}.`, hint: `Write <${parent}> before it and </${parent}> after it.` };
  }
  if (line === 'heading') {
    const hint = 'Write the heading as text, and the component below it.';
    return { message: `<${name}> is in a heading, which the table of contents shows as text.`, hint };
  }
  if (line === 'text' && display !== 'inline') {
    const hint = 'Put it between paragraphs: on lines of its own, with a blank line before and after it.';
    return { message: `<${name}> is in a line of text.`, hint };
  }
  return undefined;
}

/** The names of tabs are those of their panels: a panel under another name is never shown. */
export const tabNames = lintRule('content:tab-names', (tree: Root, file) => {
  visit(tree, (node) => {
    if (!isMdxElement(node) || node.name !== 'Tabs') return;
    const items = findListAttribute(node, 'items');
    if (!items) return; // `known-attributes` reports it.
    const panels = getPanels(node);
    const values = panels.map((panel) => findTextAttribute(panel, 'value'));
    panels.forEach((panel, index) => {
      const value = values[index];
      if (value === undefined || items.includes(value)) return;
      report(
        file,
        panel,
        `<Tab value="${value}"> is never shown.`,
        `Name it in items, or write one of: ${toList(items)}.`,
      );
    });
    for (const item of items.filter((name) => !values.includes(name))) {
      report(file, node, `The tab "${item}" is empty.`, `Write <Tab value="${item}"> for it, or remove it from items.`);
    }
  });
});

function getPanels(tabs: MdxElement): MdxElement[] {
  const panels: MdxElement[] = [];
  visit(tabs, (node) => {
    if (node !== tabs && isMdxElement(node) && node.name === 'Tabs') return 'skip';
    if (isMdxElement(node) && node.name === 'Tab') panels.push(node);
    return undefined;
  });
  return panels;
}
