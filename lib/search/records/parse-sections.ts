import { remarkHeading, remarkStructure, type StructuredData } from 'fumadocs-core/mdx-plugins';
import type { TableOfContents } from 'fumadocs-core/toc';
import type { Code, Node, Paragraph, Root } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { getCodeNames } from './code-names';
import type { PageSection } from './search-page';

/** A component in MDX, as far as its text is concerned. */
interface Component extends Node {
  type: 'mdxJsxFlowElement';
  name: string | null;
  attributes: { name?: string; value?: unknown }[];
  children: Node[];
}

/** Returns the lines that a component draws from data, by its name and its attributes. */
export type DrawComponent = (name: string, attributes: Record<string, string>) => string[];

/** Attributes that readers see, whatever the component. */
const shownAttributes = ['title', 'caption', 'description'];

/** Attributes that readers see on one component only: others do not show theirs of the same name. */
const ownAttributes = new Map([['Parameter', ['name']]]);

/**
 * The text of a page before its first heading, and its sections, as plain text.
 * @param body MDX without frontmatter
 */
export function parseSections(
  body: string,
  draw: DrawComponent = () => [],
): { texts: string[]; sections: PageSection[] } {
  const { data } = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMdx)
    .use(showTexts, draw)
    .use(remarkHeading)
    .use(remarkStructure, { stringify: (node) => toText(node).replace(/\s+/g, ' ') })
    .use(compileToNothing)
    .processSync(body);
  const { contents } = data.structuredData as StructuredData;
  const getTexts = (anchor?: string) =>
    contents.flatMap(({ heading, content }) => (heading === anchor ? [content] : []));
  const sections = (data.toc as TableOfContents).map(({ title, url, depth }) => {
    const anchor = url.slice(1);
    return { anchor, depth, heading: String(title), texts: getTexts(anchor) };
  });
  return { texts: getTexts(), sections };
}

/** Adds what components show as paragraphs, which `remarkStructure` reads, and replaces code by its title and the names in it. */
function showTexts(draw: DrawComponent) {
  return (tree: Root): void => {
    const known = new Set<string>();
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') known.clear(); // Each name is added once per section.
      if (node.type === 'code' && parent && index !== undefined) {
        const names = getNames(node).filter((name) => !known.has(name));
        for (const name of names) known.add(name);
        parent.children[index] = toParagraph([getTitle(node), ...names].join(' ').trim());
      }
      if (node.type !== 'mdxJsxFlowElement') return;
      const component = node as Node as Component;
      const attributes = getAttributes(component);
      const name = component.name ?? '';
      const shown = [...shownAttributes, ...(ownAttributes.get(name) ?? [])];
      const titles = shown.flatMap((attribute) => attributes[attribute] ?? []);
      component.children.unshift(...[...titles, ...draw(name, attributes)].map(toParagraph));
    });
  };
}

/** The attributes of a component that are plain text. */
function getAttributes({ attributes }: Component): Record<string, string> {
  const texts = attributes.flatMap(({ name, value }) => (name && typeof value === 'string' ? [[name, value]] : []));
  return Object.fromEntries(texts);
}

function getTitle({ meta }: Code): string {
  return /title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '';
}

/** Diagrams are drawn: the names in their source belong to Mermaid's notation. */
function getNames({ lang, value }: Code): string[] {
  return lang === 'mermaid' ? [] : getCodeNames(value);
}

function toParagraph(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}

/** A compiler without output: only what the plugins leave in `data` is needed. */
function compileToNothing(this: Processor): void {
  this.compiler = () => '';
}
