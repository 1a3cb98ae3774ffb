import { remarkHeading, remarkStructure, type StructuredData } from 'fumadocs-core/mdx-plugins';
import type { TableOfContents } from 'fumadocs-core/toc';
import type { Code, Paragraph, Root, TableRow, Text } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { MarkdownContext } from '@/lib/markdown/markdown-component';
import { buildPageAst } from '@/lib/markdown/page-ast';
import type { PageSection } from './build-records';

/** Closing sections that only link to other pages, by their anchors: they would answer with the wrong page. */
const linkSections = ['next-steps', 'what-to-read-next', 'where-to-go-next'];

const reader = unified()
  .use(showTexts)
  .use(remarkHeading)
  .use(remarkStructure, { stringify: (node) => toText(node).replace(/\s+/g, ' ') })
  .freeze();

/**
 * The sections of a page as plain text; the first is what stands before the first heading, if anything does.
 * @param body MDX without frontmatter
 */
export async function parseSections(body: string, context: Omit<MarkdownContext, 'target'>): Promise<PageSection[]> {
  const file = new VFile();
  reader.runSync(await buildPageAst(body, { ...context, target: 'text' }), file);
  const { contents } = file.data.structuredData as StructuredData;
  const getText = (anchor?: string) =>
    putNamesLast(contents.flatMap(({ heading, content }) => (heading === anchor ? [content] : []))).join(' ');
  const introduction = { depth: 1, heading: '', anchor: '', text: getText() };
  const sections = (file.data.toc as TableOfContents).map(({ title, url, depth }) => {
    const anchor = url.slice(1);
    return { depth, heading: String(title), anchor, text: getText(anchor) };
  });
  return [
    ...(introduction.text ? [introduction] : []),
    ...sections.filter(({ anchor }) => !linkSections.includes(anchor)),
  ];
}

/** Begins a text that is made of names in code: a character of the private use area. */
const nameMark = '\u{E000}';

/** The texts of a section with the names in its code at the end: results quote a section from its beginning. */
function putNamesLast(texts: readonly string[]): string[] {
  const isNames = (text: string) => text.startsWith(nameMark);
  return [
    ...texts.filter((text) => !isNames(text)),
    ...texts.filter(isNames).map((text) => text.slice(nameMark.length)),
  ];
}

/** Replaces code by its title and the names in it, a row of a table by a sentence, a title by a label, and a line break by a space. */
function showTexts() {
  return (tree: Root): void => {
    showCode(tree);
    visit(tree, 'break', (_, index = 0, parent) => void parent?.children.splice(index, 1, toTextNode(' ')));
    visit(tree, 'paragraph', (node, index = 0, parent) => {
      if (!parent || !isTitle(node) || index === parent.children.length - 1) return;
      parent.children[index] = toParagraph(toLabel(toText(node)));
    });
    visit(tree, 'table', (table, index = 0, parent) => {
      const rows = table.children.map(toSentence).map(toParagraph);
      parent?.children.splice(index, 1, ...rows);
      return index + rows.length;
    });
  };
}

function showCode(tree: Root): void {
  const known = new Set<string>();
  visit(tree, ['heading', 'code'], (node, index = 0, parent) => {
    if (node.type === 'heading') known.clear(); // Each name is added once per section.
    if (node.type !== 'code') return;
    const names = getNames(node).filter((name) => !known.has(name));
    for (const name of names) known.add(name);
    parent?.children.splice(index, 1, toParagraph(nameMark + [getTitle(node), ...names].join(' ').trim()));
  });
}

/** Returns whether a paragraph is a line in bold, as components write their titles. */
function isTitle({ children: [only, ...others] }: Paragraph): boolean {
  return only?.type === 'strong' && others.length === 0;
}

function getTitle({ meta }: Code): string {
  return /title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '';
}

/** Diagrams are rendered: the names in their source belong to Mermaid's notation. */
function getNames({ lang, value }: Code): string[] {
  return lang === 'mermaid' ? [] : getCodeNames(value);
}

/** A title as the beginning of what it is the title of. */
function toLabel(title: string): string {
  return /\p{L}$/u.test(title) ? `${title}:` : title;
}

/** The cells of a row as a sentence. */
function toSentence(row: TableRow): string {
  const cells = row.children.map((cell) => toText(cell).trim()).filter(Boolean);
  return `${cells.join(', ')}.`;
}

function toParagraph(value: string): Paragraph {
  return { type: 'paragraph', children: [toTextNode(value)] };
}

function toTextNode(value: string): Text {
  return { type: 'text', value };
}

/** Excludes keys, ids and the like, which have several digits. */
const isName = (word: string) => /\p{Ll}\p{Lu}|_/u.test(word) && !/\d.*\d/.test(word);

/**
 * The names in code that readers look for, each once: those made of several words, such as `AgentWidget` and `has_more`. Single words
 * are in the text as well.
 */
function getCodeNames(code: string): string[] {
  const words = code.match(/\p{L}[\p{L}\p{N}_]*/gu) ?? [];
  return [...new Set(words.filter(isName))];
}
