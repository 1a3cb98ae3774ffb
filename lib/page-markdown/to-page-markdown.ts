import type { Code, Nodes, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Locale } from '../i18n/locales';
import { getTextAttribute, isComponent, isMdxElement, type MdxElement } from '../markdown/mdx-element';
import { pageParser } from '../markdown/page-parser';
import { removeCodeNotation, sourceLanguages } from '../markdown/remove-code-notation';
import type { ComponentName } from '../mdx/component-names';
import { placePageOrigins } from '../mdx/place-page-origins';
import { componentMarkdown, type DrawnName, type WrittenName } from './component-markdown';

interface PageMarkdownOptions {
  locale: Locale;
  /** Renders a component that is made from data as Markdown, by the id that it names. */
  draw: (name: DrawnName, id: string) => string;
  /** Maps the target of a link in the text to the one in the Markdown. */
  toUrl: (href: string) => string;
}

/** The attributes by which components that are made from data name what they draw. */
const idAttributes = ['id', 'name', 'plan', 'sdk'];

const writer = unified().use(remarkStringify, { bullet: '-' }).use(remarkGfm).freeze();

/**
 * Converts the text of a page to Markdown without components.
 * @param body MDX without its frontmatter
 * @throws what the MDX parser throws
 */
export function toPageMarkdown(body: string, { locale, draw, toUrl }: PageMarkdownOptions): string {
  const convert = (nodes: RootContent[]) => nodes.flatMap(separateBlocks).flatMap(toNodes);
  const toNodes = (node: RootContent): RootContent[] => {
    if (isCode(node)) return [];
    if (node.type === 'code') return [removeNotation(node)];
    const inside = 'children' in node ? (node.children as RootContent[]) : [];
    const children = convert(inside);
    if (isComponent(node)) return convertComponent(node, children);
    if (isMdxElement(node)) return children;
    return ['children' in node ? ({ ...node, children } as RootContent) : node];
  };
  const convertComponent = (element: MdxElement, children: RootContent[]): RootContent[] => {
    const name = element.name as ComponentName;
    if (isWritten(name)) return componentMarkdown[name](element, children, locale);
    const id = idAttributes.map((attribute) => getTextAttribute(element, attribute)).find(Boolean) ?? '';
    return [{ type: 'html', value: draw(name, id) }]; // Already Markdown; as `html`, it is written unescaped.
  };

  const page = pageParser.runSync(pageParser.parse(body)) as Root;
  placePageOrigins()(page);
  const tree: Root = { type: 'root', children: convert(page.children) };
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') node.url = toUrl(node.url);
  });
  return writer.stringify(tree).trim();
}

/** Block components on neighbouring lines, which the parser takes for one paragraph, as blocks of their own. */
function separateBlocks(node: RootContent): RootContent[] {
  if (node.type !== 'paragraph') return [node];
  const parts = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const elements = parts.flatMap((part) => (part.type === 'mdxJsxTextElement' && isBlock(part) ? part : []));
  if (elements.length < parts.length) return [node];
  return elements.map(({ name, attributes, children }) => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children: children.length > 0 ? [{ type: 'paragraph', children }] : [],
  }));
}

/** Whether an element is a component that stands between paragraphs, not in one. */
function isBlock(element: MdxElement): boolean {
  return isComponent(element) && element.name !== ('Term' satisfies ComponentName);
}

function removeNotation(code: Code): Code {
  return sourceLanguages.includes(code.lang ?? '') ? code : { ...code, value: removeCodeNotation(code.value) };
}

function isWritten(name: ComponentName): name is WrittenName {
  return name in componentMarkdown;
}

/** Whether a node is JavaScript: an import, or an expression or comment in braces. */
function isCode({ type }: Nodes): boolean {
  return type === 'mdxjsEsm' || type === 'mdxFlowExpression' || type === 'mdxTextExpression';
}
