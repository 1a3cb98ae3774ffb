import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { createPageCache, getOrComputeValue } from '../../cache/build-cache.server';
import { SiteError } from '../../errors/site-error';
import { getFileLocale } from '../../i18n/file-locale';
import { getMessages } from '../../i18n/messages';
import { type DiagramStep, describeDiagram } from './describe-diagram';
import { DiagramError } from './diagram-error';
import { parseDiagram } from './parse-diagram';
import { renderDiagram } from './render-diagram.server';

/** A diagram takes about 40 ms, and is compiled again by each process and each build. */
const cache = createPageCache('diagrams');

/**
 * A rehype plugin that replaces each `mermaid` fence of a page with `<Diagram title="…" svg="…">` and, as its children, the same as text.
 * It has to run before code is highlighted. The page's Markdown version is made from the file, so it has the fence.
 */
export function rehypeDiagrams() {
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

/** @throws VFileMessage with the line of the problem in the file */
function toComponent(code: Element, file: VFile, id: string): ElementContent {
  const [text] = code.children as [ElementContent?];
  const source = text?.type === 'text' ? text.value : '';
  const { code: language } = getFileLocale(file.path ?? '');
  const texts = getMessages(getFileLocale(file.path ?? '')).diagram;
  try {
    const { title, diagram } = parseDiagram(code.data?.meta ?? '', source);
    const input = JSON.stringify([language, id, title, source]);
    const svg = getOrComputeValue(cache, input, () => renderDiagram(diagram, id, title, texts));
    return {
      type: 'mdxJsxFlowElement',
      name: 'Diagram',
      attributes: Object.entries({ title, svg }).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
      children: [toList(describeDiagram(diagram, texts))],
    };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    const line = (code.position?.start.line ?? 1) + (error instanceof DiagramError ? error.line : 0);
    return file.fail(error.message, { place: { line, column: 1 } });
  }
}

function toList(steps: readonly DiagramStep[]): Element {
  return h(
    'ul',
    steps.map(({ text, steps: inner }) => h('li', text, ...(inner.length > 0 ? [toList(inner)] : []))),
  );
}
