import type { Nodes, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { SiteError } from '../errors/site-error';
import { getFileLocale } from '../i18n/file-locale';
import type { MarkdownContext } from './markdown-component';
import { isMdxElement } from './mdx-element';
import { markdownComponents } from './registry';

const rows = new Map(markdownComponents.map((tree) => [tree.name, tree]));

/** Replaces each Markdown component with its Markdown, and puts their leads at the beginning of the page. */
export async function expandComponents(root: Root, context: MarkdownContext): Promise<void> {
  const lead = await Promise.all(root.children.map((node) => expandLead(node, context)));
  root.children = [...lead.flat(), ...(await expand(root.children, context))];
}

async function expandLead(node: RootContent, context: MarkdownContext): Promise<RootContent[]> {
  return isMdxElement(node) ? ((await findMarkdownComponent(node)?.toLead?.(node, context)) ?? []) : [];
}

async function expand(nodes: readonly RootContent[], context: MarkdownContext): Promise<RootContent[]> {
  const expanded = await Promise.all(nodes.map((node) => expandNode(node, context)));
  return expanded.flat();
}

async function expandNode(node: RootContent, context: MarkdownContext): Promise<RootContent[]> {
  const component = findMarkdownComponent(node);
  if (component && isMdxElement(node)) return component.toMarkdown(node, context);
  if ('children' in node) node.children = (await expand(node.children as RootContent[], context)) as never;
  return [node];
}

/** The component that a node is, if Markdown stands in its place. */
export function findMarkdownComponent(node: Nodes) {
  return node.type === 'mdxJsxFlowElement' ? rows.get(node.name ?? '') : undefined;
}

/** The same for the compiler of pages, as a remark plugin: it names the page in what fails. */
export function remarkExpandComponents() {
  return async (root: Root, file: VFile): Promise<void> => {
    const { operation, channel } = (file.data.frontmatter ?? {}) as Pick<MarkdownContext, 'operation' | 'channel'>;
    try {
      await expandComponents(root, { locale: getFileLocale(file.path), target: 'page', operation, channel });
    } catch (cause) {
      if (!(cause instanceof SiteError)) throw cause;
      throw new SiteError(`${file.path}: ${cause.problem}`, cause.hint, { cause });
    }
  };
}
