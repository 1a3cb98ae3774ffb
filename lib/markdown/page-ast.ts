import type { Code, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { replacePageOrigins } from './compiler/page-origins';
import { expandComponents } from './expand-components';
import type { MarkdownContext } from './markdown-component';
import { removeCodeNotation, sourceLanguages } from './markdown-text';
import { isComponent, isMdxElement, type MdxElement } from './mdx-element';
import { parsePage } from './parse-page';
import { components, renderedComponents } from './registry';

const viewRows = new Map(renderedComponents.map((view) => [view.name, view]));

/**
 * A page as Markdown without components, from which its Markdown and the texts that search reads are made.
 * @param body MDX without its frontmatter
 * @throws VFileMessage for what is not MDX, and SiteError for what the contract does not have
 */
export async function buildPageAst(body: string, context: MarkdownContext): Promise<Root> {
  const page = parsePage(body);
  replacePageOrigins()(page);
  page.children = page.children.flatMap(separateBlocks);
  await expandComponents(page, context);
  return { type: 'root', children: convert(page.children, context) };
}

function convert(nodes: readonly RootContent[], context: MarkdownContext): RootContent[] {
  return nodes.flatMap(separateBlocks).flatMap((node) => convertNode(node, context));
}

function convertNode(node: RootContent, context: MarkdownContext): RootContent[] {
  if (isExpression(node)) return [];
  if (node.type === 'code') return [removeNotation(node)];
  if (!('children' in node)) return [node];
  const children = convert(node.children as RootContent[], context);
  if (isComponent(node)) return convertComponent(node, children, context);
  return isMdxElement(node) ? children : [{ ...node, children } as RootContent];
}

function convertComponent(
  element: MdxElement,
  children: RootContent[],
  { locale, target }: MarkdownContext,
): RootContent[] {
  const view = viewRows.get(element.name ?? '');
  if (!view) return children; // The checks report unknown components.
  const write = target === 'text' ? view.toSearchMarkdown : view.toMarkdown;
  if (view.display !== 'inline' || element.type === 'mdxJsxTextElement') return write(element, children, locale);
  // It stands alone between blocks, so it is a paragraph of its own.
  const inside = children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]));
  return [{ type: 'paragraph', children: write(element, inside, locale) as PhrasingContent[] }];
}

/** Block components on neighbouring lines, which the parser takes for one paragraph, as blocks of their own. */
function separateBlocks(node: RootContent): RootContent[] {
  if (node.type !== 'paragraph' || !holdsOnlyBlocks(node)) return [node];
  const elements = node.children.flatMap((child) => (isMdxElement(child) ? [child] : []));
  return elements.map(({ name, attributes, children }) => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children: children.length > 0 ? [{ type: 'paragraph', children: children as PhrasingContent[] }] : [],
  }));
}

/** Returns whether a paragraph has nothing but components that stand between paragraphs. */
export function holdsOnlyBlocks(node: Extract<Nodes, { type: 'paragraph' }>): boolean {
  const parts = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return (
    parts.length > 0 && parts.every((part) => isComponent(part) && components.get(part.name)?.display !== 'inline')
  );
}

function removeNotation(code: Code): Code {
  return sourceLanguages.includes(code.lang ?? '') ? code : { ...code, value: removeCodeNotation(code.value) };
}

/** Returns whether a node is JavaScript: an import, or an expression or comment in braces. */
function isExpression({ type }: Nodes): boolean {
  return type === 'mdxjsEsm' || type === 'mdxFlowExpression' || type === 'mdxTextExpression';
}
