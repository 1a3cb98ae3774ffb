import type { Folder, Item, Node, Root } from 'fumadocs-core/page-tree';
import { type SidebarConfig, sidebars } from '../config/sidebars';
import type { HttpMethod } from '../contract/http-methods';
import { SiteError } from '../errors/site-error';

/** A page in a sidebar. */
export interface SidebarPage extends Item {
  /** Method of the operation that the page documents. */
  method?: HttpMethod;
  /** True for a page that is only shown while it is open. */
  unlisted?: true;
}

/** What a sidebar shows of the page behind an item of the tree. */
export type GetPageFacts = (item: Item) => Pick<SidebarPage, 'method' | 'unlisted'>;

/** Extracts one sidebar's part from the page tree of a language. */
export function filterTree(tree: Root, row: SidebarConfig): Root {
  const isOwned = (node: Node) => node.type === 'folder' && node.$ref?.folder === row.folder;
  const isOwnedElsewhere = (node: Node) =>
    node.type === 'folder' && sidebars.some(({ folder }) => folder !== null && folder === node.$ref?.folder);
  const children =
    row.folder === null
      ? tree.children.filter((node) => !isOwnedElsewhere(node))
      : tree.children.filter(isOwned).flatMap((node) => (node as Folder).children);
  // Fumadocs memoises by `$id`, so each sidebar needs an `$id` of its own.
  return { ...tree, $id: `${tree.$id ?? 'root'}:${row.id}`, children };
}

/**
 * The nodes of a sidebar with what it shows of them, and no more, as each page of the site carries them.
 * @throws SiteError for a link without a target, or a category without items and page
 */
export function toSidebarNodes(nodes: readonly Node[], getFacts: GetPageFacts): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type === 'separator') return [];
    return node.type === 'page' ? [toPage(node, getFacts)] : [toFolder(node, getFacts)];
  });
}

function toPage(item: Item, getFacts: GetPageFacts): SidebarPage {
  const { name, url } = item;
  if (!url) {
    throw new SiteError(
      `The sidebar item "${name}" has no link target.`,
      'Give it one in its meta.json: [Text](/docs/page).',
    );
  }
  return { type: 'page', name, url, ...getFacts(item) };
}

function toFolder({ name, index, defaultOpen, children }: Folder, getFacts: GetPageFacts): Folder {
  if (children.length === 0 && !index) {
    throw new SiteError(
      `The sidebar category "${name}" has neither items nor a page.`,
      'Add a page to its folder, or delete the folder.',
    );
  }
  return {
    type: 'folder',
    name,
    children: toSidebarNodes(children, getFacts),
    ...(defaultOpen && { defaultOpen }),
    ...(index && { index: toPage(index, getFacts) }),
  };
}
