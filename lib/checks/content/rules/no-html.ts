import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { isComponent, isMdxElement } from '../../../content/mdx-element';
import { toList } from '../../../text/nearest';
import { report } from './report';

/** Elements that Markdown has no syntax for. */
const elements: readonly string[] = ['abbr', 'br', 'kbd', 'sub', 'sup'];

/** HTML is used only where Markdown has no syntax for it. */
export const noHtml = lintRule('content:no-html', (tree: Root, file) => {
  visit(tree, (node) => {
    if (!isMdxElement(node) || isComponent(node) || !node.name || elements.includes(node.name)) return;
    const hint = `Use Markdown, a component, or backticks if it is text. Allowed HTML: ${toList(elements)}.`;
    report(file, node, `<${node.name}> is written as HTML.`, hint);
  });
});
