import { remarkHeading, remarkStructure, type StructuredData } from 'fumadocs-core/mdx-plugins';
import type { TableOfContents } from 'fumadocs-core/toc';
import type { Code, Paragraph, Root, TableRow, Text } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type DrawnComponent, getDrawnComponent } from '../../drawn-sections/mark-drawn-sections';
import { getTextAttribute, type MdxElement } from '../../markdown/mdx-element';
import { getAttributeFacts } from '../../mdx/attribute-facts';
import { placePageOrigins } from '../../mdx/place-page-origins';
import { getCodeNames } from './code-names';
import type { PageSection } from './search-page';

/** Returns the lines that a component without children draws from data, by its name and its attributes. */
export type DrawComponent = (name: string, attributes: Record<string, string>) => string[];

interface ParsedSections {
  /** What stands before the first heading. */
  texts: string[];
  sections: PageSection[];
  /** The components of the page that draw sections of their own. */
  drawn: DrawnComponent[];
}

/**
 * The sections of a page as plain text.
 * @param body MDX without frontmatter
 */
export function parseSections(body: string, draw: DrawComponent = () => []): ParsedSections {
  const { data } = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMdx)
    .use(placePageOrigins)
    .use(noteDrawn)
    .use(showTexts, draw)
    .use(remarkHeading)
    .use(remarkStructure, { stringify: (node) => toText(node).replace(/\s+/g, ' ') })
    .use(compileToNothing)
    .processSync(body);
  const { contents } = data.structuredData as StructuredData;
  const getTexts = (anchor?: string) =>
    putNamesLast(contents.flatMap(({ heading, content }) => (heading === anchor ? [content] : [])));
  const sections = (data.toc as TableOfContents).map(({ title, url, depth }) => {
    const anchor = url.slice(1);
    return { anchor, depth, heading: String(title), texts: getTexts(anchor) };
  });
  return { texts: getTexts(), sections, drawn: data.drawn as DrawnComponent[] };
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

function noteDrawn() {
  return (tree: Root, { data }: VFile): void => {
    const drawn: DrawnComponent[] = [];
    visit(tree, (node) => {
      drawn.push(...[getDrawnComponent(node)].filter((component) => component !== undefined));
    });
    data.drawn = drawn;
  };
}

/**
 * Adds what components show, for `remarkStructure` to read: as paragraphs, or as text within one. Replaces code by its title and
 * the names in it, a row of a table by a sentence, and a line break by a space.
 */
function showTexts(draw: DrawComponent) {
  return (tree: Root): void => {
    const known = new Set<string>();
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') known.clear(); // Each name is added once per section.
      if (node.type === 'mdxJsxFlowElement') node.children.unshift(...getShown(node, draw).map(toParagraph));
      if (node.type === 'mdxJsxTextElement') node.children.unshift(toTextNode(toStart(getShown(node, draw), node)));
      if (!parent || index === undefined) return;
      if (node.type === 'break') parent.children[index] = toTextNode(' ');
      if (node.type === 'code') {
        const names = getNames(node).filter((name) => !known.has(name));
        for (const name of names) known.add(name);
        parent.children[index] = toParagraph(nameMark + [getTitle(node), ...names].join(' ').trim());
      }
    });
    visit(tree, 'table', (table, index = 0, parent) => {
      const rows = table.children.map(toSentence).map(toParagraph);
      parent?.children.splice(index, 1, ...rows);
      return index + rows.length;
    });
  };
}

/** What readers see of a component besides its children. */
function getShown(component: MdxElement, draw: DrawComponent): string[] {
  return [...getTitles(component), ...getDrawn(component, draw)];
}

/** The attributes of a component that its readers see. */
function getTitles(component: MdxElement): string[] {
  const { texts = [], names = [] } = getAttributeFacts(component.name);
  const shown = [...texts, ...names].flatMap((attribute) => getTextAttribute(component, attribute) ?? []);
  const last = component.children.length > 0 ? shown.length : shown.length - 1;
  return shown.map((text, index) => (index < last ? toLabel(text) : text));
}

function getDrawn(component: MdxElement, draw: DrawComponent): string[] {
  return component.children.length > 0 ? [] : draw(component.name ?? '', getAttributes(component));
}

/** The attributes of a component that are plain text. */
function getAttributes({ attributes }: MdxElement): Record<string, string> {
  const texts = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value]]
      : [],
  );
  return Object.fromEntries(texts);
}

function getTitle({ meta }: Code): string {
  return /title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '';
}

/** Diagrams are drawn: the names in their source belong to Mermaid's notation. */
function getNames({ lang, value }: Code): string[] {
  return lang === 'mermaid' ? [] : getCodeNames(value);
}

/** A title as the beginning of what it is the title of. */
function toLabel(title: string): string {
  return /\p{L}$/u.test(title) ? `${title}:` : title;
}

/** Texts in one, with a space before the children of a component, if it has any. */
function toStart(texts: readonly string[], { children }: MdxElement): string {
  return [...texts, ...(children.length > 0 ? [''] : [])].join(' ');
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

/** A compiler without output: only what the plugins leave in `data` is needed. */
function compileToNothing(this: Processor): void {
  this.compiler = () => '';
}
