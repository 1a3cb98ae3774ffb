import type { Element, ElementContent, Root, RootContent } from 'hast';
import { h } from 'hastscript';

/** Sizes on a wide screen, in pixels. */
const lineHeight = 28;
const codeLineHeight = 22;
const blockMargin = 18;
const lettersPerLine = 85;

/** Elements with a line of their own and space around it. */
const blocks = new Set(['p', 'h2', 'h3', 'h4', 'li', 'tr', 'figure', 'blockquote']);

/**
 * A rehype plugin that wraps each second-level heading with what follows it. A page is shown before its sections out of view are laid out:
 * they take the height, in pixels, that is estimated here (`prose.css`).
 */
export function wrapSections() {
  return (tree: Root): void => {
    const children: RootContent[] = [];
    const sections: Element[] = [];
    for (const child of tree.children) {
      if (child.type === 'element' && child.tagName === 'h2') {
        const section = h('section');
        sections.push(section);
        children.push(section);
      }
      const section = sections.at(-1);
      if (section && child.type !== 'doctype' && child.type !== 'mdxjsEsm') section.children.push(child);
      else children.push(child);
    }
    for (const section of sections) section.properties.style = `--height:${Math.round(estimateHeight(section))}`;
    tree.children = children;
  };
}

/** Estimates the height of a part of a text, in pixels. */
function estimateHeight(node: ElementContent): number {
  if (node.type === 'text') return (node.value.length / lettersPerLine) * lineHeight;
  if (node.type === 'raw') return node.value.split('\n').length * codeLineHeight;
  if (!('children' in node)) return 0;
  const isBlock = node.type !== 'element' || blocks.has(node.tagName);
  const height = node.children.reduce((sum, child) => sum + estimateHeight(child as ElementContent), 0);
  return isBlock ? Math.max(height, lineHeight) + blockMargin : height;
}
