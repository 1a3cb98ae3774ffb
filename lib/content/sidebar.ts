import type { Folder, Item, Node, Root } from 'fumadocs-core/page-tree';
import { type SidebarTableRow, sidebars } from '../config/sidebars';
import type { HttpMethod } from '../contract/http-methods';
import { SiteError } from '../errors/site-error';

/** A page in a sidebar. */
export interface SidebarLink {
  type: 'link';
  label: string;
  href: string;
  /** Method of the operation that the page documents. */
  method?: HttpMethod;
  /** True for a page that is only shown in the sidebar while it is open. */
  unlisted?: true;
}

/** A group of pages that opens and closes. */
export interface SidebarCategory {
  type: 'category';
  label: string;
  items: SidebarItem[];
  /** Whether it is open initially. */
  defaultOpen?: true;
  /** Page of the category itself, where it has one. */
  href?: string;
  /** True where the category's own page is unlisted. */
  linkUnlisted?: true;
}

export type SidebarItem = SidebarLink | SidebarCategory;

/** What a sidebar shows of the page behind an item of the tree. */
interface PageFacts {
  isUnlisted?: boolean;
  method?: HttpMethod | undefined;
}

export type GetPageFacts = (item: Item) => PageFacts;

/** Extracts one sidebar's part from the page tree of a language. */
export function filterTree(tree: Root, row: SidebarTableRow): Root {
  const isOwned = (node: Node) => node.type === 'folder' && node.$ref?.folder === row.folder;
  const isOwnedElsewhere = (node: Node) =>
    node.type === 'folder' && sidebars.some(({ folder }) => folder !== null && folder === node.$ref?.folder);
  const children =
    row.folder === null
      ? tree.children.filter((node) => !isOwnedElsewhere(node))
      : tree.children.filter(isOwned).flatMap((node) => (node as Folder).children);
  // Functions that memoise by tree do so by `$id`, so each sidebar needs an `$id` of its own.
  return { ...tree, $id: `${tree.$id ?? 'root'}:${row.id}`, children };
}

/** @throws SiteError for a link without a target, or a category without items and page */
export function toSidebarItems(nodes: readonly Node[], getFacts: GetPageFacts): SidebarItem[] {
  return nodes.flatMap((node): SidebarItem[] => {
    if (node.type === 'separator') return [];
    return node.type === 'page' ? [toLink(node, getFacts)] : [toCategory(node, getFacts)];
  });
}

function toLink(item: Item, getFacts: GetPageFacts): SidebarLink {
  const label = String(item.name);
  if (!item.url) {
    throw new SiteError(
      `The sidebar item "${label}" has no link target.`,
      'Give it one in its meta.json: [Text](/docs/page).',
    );
  }
  const { isUnlisted, method } = getFacts(item);
  return { type: 'link', label, href: item.url, ...(method && { method }), ...(isUnlisted && { unlisted: true }) };
}

function toCategory(folder: Folder, getFacts: GetPageFacts): SidebarCategory {
  const label = String(folder.name);
  const items = toSidebarItems(folder.children, getFacts);
  if (items.length === 0 && !folder.index) {
    throw new SiteError(
      `The sidebar category "${label}" has neither items nor a page.`,
      'Add a page to its folder, or delete the folder.',
    );
  }
  return {
    type: 'category',
    label,
    items,
    ...(folder.defaultOpen && { defaultOpen: true }),
    ...(folder.index && { href: folder.index.url, ...(getFacts(folder.index).isUnlisted && { linkUnlisted: true }) }),
  };
}
