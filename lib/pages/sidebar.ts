import { type Folder, flattenTree, type Item, type Node, type Root } from 'fumadocs-core/page-tree';
import type { HttpMethod } from 'openapi-sandbox';
import { type SidebarConfig, sidebars } from '../config/sidebars';
import { SiteError } from '../errors/site-error';

/** A page in a sidebar. */
export interface SidebarPage extends Item {
  /** Method of the operation that the page documents. */
  method?: HttpMethod;
  /** True for a page that is only shown while it is open. */
  unlisted?: true;
}

/** A category, whose last items may be missing from a shortened sidebar. */
export interface SidebarFolder extends Folder {
  isShortened?: true;
}

/** Extracts one sidebar's part from the page tree of a language. */
export function filterPageTree(tree: Root, sidebar: SidebarConfig): Root {
  const isOwned = (node: Node) => node.type === 'folder' && node.$ref?.folder === sidebar.folder;
  const isOwnedElsewhere = (node: Node) =>
    node.type === 'folder' && sidebars.some(({ folder }) => folder !== null && folder === node.$ref?.folder);
  const children =
    sidebar.folder === null
      ? tree.children.filter((node) => !isOwnedElsewhere(node))
      : tree.children.filter(isOwned).flatMap((node) => (node as Folder).children);
  // Fumadocs memoises by `$id`, so each sidebar needs an `$id` of its own.
  return { ...tree, $id: `${tree.$id ?? 'root'}:${sidebar.id}`, children };
}

/** The pages of a sidebar by their address, as its tree has it. */
type ShownPages = ReadonlyMap<string, { method?: HttpMethod; isIndexed: boolean }>;

/**
 * Builds a sidebar from its part of the page tree, with nothing but the fields that it renders, because each of its pages carries it.
 * @throws SiteError for a link without a target, or a category without items and page
 */
export function buildSidebar({ $id, name, children }: Root, pages: ShownPages): Root {
  return { ...($id && { $id }), name, children: toNodes(children, pages) };
}

function toNodes(nodes: readonly Node[], pages: ShownPages): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type === 'separator') return [];
    return node.type === 'page' ? [toPage(node, pages)] : [toFolder(node, pages)];
  });
}

function toPage({ name, url }: Item, pages: ShownPages): SidebarPage {
  if (!url) {
    throw new SiteError(
      `The sidebar item "${name}" has no link target.`,
      'Give it one in its meta.json: [Text](/docs/page).',
    );
  }
  const page = pages.get(url);
  return {
    type: 'page',
    name,
    url,
    ...(page?.method && { method: page.method }),
    ...(page?.isIndexed === false && { unlisted: true }),
  };
}

function toFolder({ name, index, defaultOpen, children }: Folder, pages: ShownPages): Folder {
  if (children.length === 0 && !index) {
    throw new SiteError(
      `The sidebar category "${name}" has neither items nor a page.`,
      'Add a page to its folder, or delete the folder.',
    );
  }
  return {
    type: 'folder',
    name,
    children: toNodes(children, pages),
    ...(defaultOpen && { defaultOpen }),
    ...(index && { index: toPage(index, pages) }),
  };
}

/** A category with more items than the first number shows, until the whole sidebar is loaded, as many pages as the second. */
const longCategory = 40;
const shownPages = 10;

/**
 * Shortens the long categories of a sidebar, which every page of the sidebar carries.
 * @returns the same sidebar if it has none
 */
export function shortenSidebar(tree: Root): Root {
  const children = shortenNodes(tree.children);
  return children === tree.children ? tree : { ...tree, $id: `${tree.$id ?? ''}:short`, children };
}

/** Shortens the long categories among nodes and below them; returns the same array if there are none. */
function shortenNodes(nodes: Node[]): Node[] {
  const short = nodes.map(shortenNode);
  return short.every((node, index) => node === nodes[index]) ? nodes : short;
}

function shortenNode(node: Node): Node {
  if (node.type !== 'folder') return node;
  if (node.children.length > longCategory) {
    const short: SidebarFolder = { ...node, children: takePages(node.children, shownPages), isShortened: true };
    return short;
  }
  const children = shortenNodes(node.children);
  return children === node.children ? node : { ...node, children };
}

/** Takes the first pages of a category, with the categories that they are in. */
function takePages(nodes: readonly Node[], count: number): Node[] {
  const taken: Node[] = [];
  let left = count;
  for (const node of nodes) {
    if (left <= 0) break;
    const child = node.type === 'folder' ? { ...node, children: takePages(node.children, left) } : node;
    left -= child.type === 'folder' ? flattenTree(child.children).length : 1;
    taken.push(child);
  }
  return taken;
}
