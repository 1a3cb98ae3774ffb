import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { getFileLocale } from '../../i18n/file-locale';
import { getMessages, type Messages } from '../../i18n/messages';
import { getClass, hasMarkedLines, toCodeHtml } from './code-html';
import { buildScrollRegion } from './finish-elements';

interface CodeBlock {
  title?: string | undefined;
  /** The code as HTML, see `toCodeHtml`. */
  html: string;
  /** Of its `<pre>`. */
  className?: string[];
  texts: Messages['code'];
}

/** Shiki's classes for the kinds of marked lines in a block, such as `has-highlighted`; its others are the same for every block. */
const markedKinds = /^has-/;

/** Highlighted code with its title and a button that `CodeCopier` handles. The region scrolls and takes the focus. */
export function buildCodeBlock({ title, html, className = [], texts }: CodeBlock): Element {
  const { lines, columns } = measureCode(html);
  const code = h('code');
  code.children = [{ type: 'raw', value: html }];
  const pre = h(
    'pre',
    { className: className.length > 0 ? className : null, style: `--lines:${lines};--columns:${columns}` },
    [code],
  );
  return h('figure.code-block.not-prose', [
    ...(title ? [h('figcaption', title)] : []),
    buildScrollRegion({ label: title ?? texts.region }, [pre]),
    h('button.copy-button', { type: 'button', ariaLabel: texts.copy }),
  ]);
}

/** A rehype plugin that completes code blocks, once they are highlighted. */
export function finishCodeBlocks() {
  return (tree: Root, file: VFile): void => {
    const texts = getMessages(getFileLocale(file.path)).code;
    visit(tree, 'element', (node, index, parent) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      if (!parent || index === undefined) return;
      const { title } = node.properties;
      const kinds = getClass(node)
        .split(' ')
        .filter((name) => markedKinds.test(name));
      parent.children[index] = buildCodeBlock({
        title: title ? String(title) : undefined,
        html: toCodeHtml(code),
        className: hasMarkedLines(code) ? [...kinds, 'has-lines'] : kinds,
        texts,
      });
    });
  };
}

/** Size of a code block in characters, from which a browser knows its size without rendering it. */
interface CodeSize {
  lines: number;
  /** Length of the longest line. */
  columns: number;
}

/**
 * Measures highlighted code.
 * @param html see `toCodeHtml`
 */
export function measureCode(html: string): CodeSize {
  const lines = html
    .replace(/<[^>]*>/g, '')
    .replace(/&[^;\s]+;/g, '-')
    .split('\n');
  return { lines: lines.length, columns: Math.max(...lines.map((line) => line.length)) };
}
