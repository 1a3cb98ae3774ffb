import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { getTextAttribute, isMdxElement } from '../../../content/mdx-element';
import { getFileLocale } from '../../../content/page-paths';
import { findAvoidedTerms } from '../find-avoided-terms';
import { listAttributes } from '../list-attributes';
import { report } from './report';

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
      check(getTextAttribute(node, attribute) ?? '', line);
    }
  });
});
