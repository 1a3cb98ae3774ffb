import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { DiagramError } from '../diagrams/diagram-error';
import { parseDiagramFence } from '../diagrams/parse-fence';

/**
 * A rehype plugin that replaces each `mermaid` fence of a page with `<Diagram>`. It has to run before code is highlighted. The page's
 * Markdown version is made from the file, so it keeps the fence.
 */
export function drawDiagrams() {
  return (tree: Root, file: VFile): void => {
    let count = 0;
    visit(tree, 'element', (node, index, parent) => {
      const code = getDiagramCode(node);
      if (!code || !parent || index === undefined) return;
      count++;
      parent.children[index] = toComponent(code, file, `diagram-${count}`);
    });
  };
}

function getDiagramCode(node: Element): Element | undefined {
  const [code] = node.children;
  if (node.tagName !== 'pre' || code?.type !== 'element') return undefined;
  const { className } = code.properties;
  return Array.isArray(className) && className.includes('language-mermaid') ? code : undefined;
}

/** @throws VFileMessage with the line of the fault in the file */
function toComponent(code: Element, file: VFile, id: string): ElementContent {
  const [text] = code.children as [ElementContent?];
  const source = text?.type === 'text' ? text.value : '';
  try {
    const { title } = parseDiagramFence(code.data?.meta ?? '', source);
    const attributes = Object.entries({ id, title, source });
    return {
      type: 'mdxJsxFlowElement',
      name: 'Diagram',
      attributes: attributes.map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
      children: [],
    };
  } catch (error) {
    if (!(error instanceof DiagramError)) throw error;
    const line = (code.position?.start.line ?? 1) + error.line;
    return file.fail(`${error.message}\n  → ${error.hint}`, { place: { line, column: 1 } });
  }
}
