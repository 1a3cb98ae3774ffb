import type { Nodes, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Locale } from '../i18n/locales';
import { getTextAttribute, isComponent, isMdxElement, type MdxElement } from '../markdown/mdx-element';
import { pageParser } from '../markdown/page-parser';
import type { ComponentName } from '../mdx/component-names';
import { componentMarkdown, type DrawnName, type WrittenName } from './component-markdown';

interface PageMarkdownOptions {
  locale: Locale;
  /** The Markdown of a component that is made from data, from the id that it names. */
  draw: (name: DrawnName, id: string) => string;
  /** The address that a link gets, from the one that the text has. */
  toUrl: (href: string) => string;
}

/** Where components that are made from data name what they draw. */
const idAttributes = ['id', 'name', 'plan', 'sdk'];

const writer = unified().use(remarkStringify, { bullet: '-' }).use(remarkGfm).freeze();

/**
 * Writes the text of a page as Markdown that needs no components.
 * @param body MDX without its frontmatter
 * @throws what the parser of MDX throws
 */
export function toPageMarkdown(body: string, { locale, draw, toUrl }: PageMarkdownOptions): string {
  const toNodes = (node: RootContent): RootContent[] => {
    if (isCode(node)) return [];
    const children = 'children' in node ? (node.children as RootContent[]).flatMap(toNodes) : [];
    if (isComponent(node)) return convertComponent(node, children);
    if (isMdxElement(node)) return children;
    return ['children' in node ? ({ ...node, children } as RootContent) : node];
  };
  const convertComponent = (element: MdxElement, children: RootContent[]): RootContent[] => {
    const name = element.name as ComponentName;
    if (isWritten(name)) return componentMarkdown[name](element, children, locale);
    const id = idAttributes.map((attribute) => getTextAttribute(element, attribute)).find(Boolean) ?? '';
    return [{ type: 'html', value: draw(name, id) }]; // It is Markdown already, and stays as it is.
  };

  const page = pageParser.runSync(pageParser.parse(body)) as Root;
  const tree: Root = { type: 'root', children: page.children.flatMap(toNodes) };
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') node.url = toUrl(node.url);
  });
  return writer.stringify(tree).trim();
}

function isWritten(name: ComponentName): name is WrittenName {
  return name in componentMarkdown;
}

/** Whether a node is JavaScript: an import, or a comment in braces. */
function isCode({ type }: Nodes): boolean {
  return type === 'mdxjsEsm' || type === 'mdxFlowExpression' || type === 'mdxTextExpression';
}
