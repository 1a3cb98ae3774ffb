import type { Nodes, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { components } from '../../../../components/mdx/registry';
import { isComponent } from '../../../content/mdx-element';
import { holdsOnlyBlocks } from '../../../content/page-tree';
import { type RuleProblem, report } from './report';

/** What a component stands in. */
interface Place {
  /** The nearest component or element around it. */
  above: string | null;
  /** The kind of text in whose line it stands. */
  line?: 'heading' | 'text';
}

/** Components stand where their row in the registry says: in a line of text or between paragraphs, and a part directly in its whole. */
export const knownPlaces = lintRule('content:known-places', (tree: Root, file) => {
  const check = (node: Nodes, place: Place) => {
    const problem = isComponent(node) ? findProblem(node.name, place) : undefined;
    if (problem) report(file, node, problem.message, problem.hint);
    if (!('children' in node)) return;
    const inside = enter(node, place);
    for (const child of node.children) check(child, inside);
  };
  check(tree, { above: null });
});

function enter(node: Nodes, { above, line }: Place): Place {
  if (node.type === 'heading') return { above, line: 'heading' };
  if (node.type === 'tableCell') return { above, line: 'text' };
  if (node.type === 'paragraph') return holdsOnlyBlocks(node) ? { above } : { above, line: 'text' };
  if (node.type === 'mdxJsxFlowElement') return { above: node.name ?? null };
  if (node.type === 'mdxJsxTextElement') return { above: node.name ?? null, ...(line && { line }) };
  return { above, ...(line && { line }) };
}

function findProblem(name: string, { above, line }: Place): RuleProblem | undefined {
  const component = components.get(name);
  if (!component) return undefined;
  const { parent, place } = component;
  if (parent && above !== parent) {
    const where = above ? `is in <${above}>, not directly in <${parent}>` : `is outside <${parent}>`;
    return { message: `<${name}> ${where}.`, hint: `Write <${parent}> before it and </${parent}> after it.` };
  }
  if (line === 'heading') {
    const hint = 'Write the heading as text, and the component below it.';
    return { message: `<${name}> is in a heading, which the table of contents shows as text.`, hint };
  }
  if (line === 'text' && place !== 'inline') {
    const hint = 'Put it between paragraphs: on lines of its own, with a blank line before and after it.';
    return { message: `<${name}> is in a line of text.`, hint };
  }
  return undefined;
}
