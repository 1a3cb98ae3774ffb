import type { Root, Table } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { getFileLocale } from '../../../i18n/file-locale';
import { findTextAttribute, isComponent, isMdxElement } from '../../../markdown/mdx-element';
import { listAttributes } from '../../../markdown/registry';
import { toList } from '../../../text/nearest';
import { findAvoidedTerms } from '../find-avoided-terms';
import { report } from './report';

/** The title in the frontmatter is the only level 1 heading; the first heading of the text is of level 2. */
export const oneTitle = lintRule('content:one-title', (tree: Root, file) => {
  let isFirst = true;
  visit(tree, 'heading', (node) => {
    const text = toText(node);
    if (node.depth === 1) {
      report(file, node, `"# ${text}" is a second title.`, `The title is in the frontmatter: write "## ${text}".`);
    } else if (isFirst && node.depth > 2) {
      const marker = '#'.repeat(node.depth);
      report(file, node, `The first heading, "${marker} ${text}", skips a level.`, `Write "## ${text}".`);
    }
    isFirst = false;
  });
});

/** HTML elements that Markdown has no syntax for. */
const allowedElements: readonly string[] = ['abbr', 'br', 'kbd', 'sub', 'sup'];

/** HTML is used only where Markdown has no syntax for it. */
export const noHtml = lintRule('content:no-html', (tree: Root, file) => {
  visit(tree, (node) => {
    if (!isMdxElement(node) || isComponent(node) || !node.name || allowedElements.includes(node.name)) return;
    const hint = `Use Markdown, a component, or backticks if it is text. Allowed HTML: ${toList(allowedElements)}.`;
    report(file, node, `<${node.name}> is written as HTML.`, hint);
  });
});

const comment = /\/\*[\s\S]*?\*\//g;

/** Texts have neither imports nor expressions in braces: nothing defines a name for them, and Markdown cannot hold their values. */
export const noCode = lintRule('content:no-code', (tree: Root, file) => {
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      const hint = 'Remove it: components need no import. If it is a sentence, begin it with another word.';
      report(file, node, `"${toFirstLine(node.value)}" is code, which pages do not have.`, hint);
    }
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    if (node.value.replace(comment, '').trim() === '') return;
    const hint = 'Put it in backticks, or write \\{ for a brace. Only comments stand in braces: {/* … */}.';
    report(file, node, `"{${toFirstLine(node.value)}}" is code, which pages do not have.`, hint);
  });
});

function toFirstLine(code: string): string {
  return code.trim().split('\n')[0] ?? '';
}

/** Matches the line below the head of a table, such as `|---|---:|`. */
const delimiterRow = /^[\s>]*\|(?:\s*:?-+:?\s*\|)+\s*$/m;

/** Each row of a table has as many cells as its head: further ones are not shown. */
export const tableCells = lintRule('content:table-cells', (tree: Root, file) => {
  visit(tree, 'table', (table) => reportUnevenRows(table, file));
  visit(tree, 'paragraph', (paragraph) => {
    const text = String(file).slice(paragraph.position?.start.offset, paragraph.position?.end.offset);
    if (!delimiterRow.test(text)) return;
    const hint = 'Give the line of dashes as many cells as the head, and leave a blank line before the table.';
    report(file, paragraph, 'This table is shown as text.', hint);
  });
});

function reportUnevenRows({ children: [head, ...rows] }: Table, file: VFile): void {
  const expected = head?.children.length ?? 0;
  for (const row of rows) {
    const { length } = row.children;
    if (length === expected) continue;
    const effect = length > expected ? ' What is in the last ones is not shown.' : '';
    const message = `Cells in this row: ${length}; in the head of the table: ${expected}.${effect}`;
    report(file, row, message, 'Write as many as in the head, and \\| for a bar in a cell, even in code.');
  }
}

/** Every link has a text, which is all that a screen reader can announce. */
export const linkTexts = lintRule('content:link-texts', (tree: Root, file) => {
  visit(tree, 'link', (node) => {
    if (toText(node).trim()) return;
    report(file, node, `The link to "${node.url}" has no text.`, 'Write [link text](/docs/page).');
  });
});

/** Texts use the words of the glossary, so that one thing has one name on all pages. */
export const glossaryTerms = lintRule('content:glossary-terms', (tree: Root, file) => {
  const locale = getFileLocale(file.path);
  const check = (text: string, line: number) => {
    for (const { message, hint, offset } of findAvoidedTerms(text, locale.code)) {
      report(file, line + text.slice(0, offset).split('\n').length - 1, message, hint);
    }
  };
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'text') check(node.value, line);
    if (node.type === 'code' && node.lang === 'mermaid') check(node.value, line + 1);
    if (!isMdxElement(node)) return;
    for (const attribute of listAttributes(node.name, 'text')) {
      check(findTextAttribute(node, attribute) ?? '', line);
    }
  });
});
