import type { Nodes, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { SiteError } from '../errors/site-error';
import { getFileLocale } from '../i18n/file-locale';
import type { TreeContext } from './define-tree';
import { isMdxElement } from './mdx-element';
import { trees } from './registry';

const rows = new Map(trees.map((tree) => [tree.name, tree]));

/** Puts the Markdown of the components that are made of it in their place, and what leads their page at its beginning. */
export async function expandTrees(root: Root, context: TreeContext): Promise<void> {
  const lead = await Promise.all(root.children.map((node) => expandLead(node, context)));
  root.children = [...lead.flat(), ...(await expand(root.children, context))];
}

async function expandLead(node: RootContent, context: TreeContext): Promise<RootContent[]> {
  return isMdxElement(node) ? ((await getTree(node)?.toLead?.(node, context)) ?? []) : [];
}

async function expand(nodes: readonly RootContent[], context: TreeContext): Promise<RootContent[]> {
  const expanded = await Promise.all(nodes.map((node) => expandNode(node, context)));
  return expanded.flat();
}

async function expandNode(node: RootContent, context: TreeContext): Promise<RootContent[]> {
  const row = getTree(node);
  if (row && isMdxElement(node)) return row.toTree(node, context);
  if ('children' in node) node.children = (await expand(node.children as RootContent[], context)) as never;
  return [node];
}

/** The component that a node is, if Markdown stands in its place. */
export function getTree(node: Nodes) {
  return node.type === 'mdxJsxFlowElement' ? rows.get(node.name ?? '') : undefined;
}

/** The same for the compiler of pages, as a remark plugin: it names the page in what fails. */
export function remarkExpandTrees() {
  return async (root: Root, file: VFile): Promise<void> => {
    const { operation, channel } = (file.data.frontmatter ?? {}) as Pick<TreeContext, 'operation' | 'channel'>;
    try {
      await expandTrees(root, { locale: getFileLocale(file.path), form: 'page', operation, channel });
    } catch (cause) {
      if (!(cause instanceof SiteError)) throw cause;
      throw new SiteError(`${file.path}: ${cause.problem}`, cause.hint, { cause });
    }
  };
}
