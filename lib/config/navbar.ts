import { SiteError } from '../errors/site-error';
import type { LocalizedText } from '../i18n/localized-text';
import { findNearest, toList } from '../text/nearest';
import { getSidebar } from './sidebars';

interface Positioned {
  /** Side of the navbar; left by default. */
  position?: 'left' | 'right';
}

interface Labelled extends Positioned {
  label: LocalizedText;
  /** As in Fumadocs' links: everywhere by default, or in the main menu of narrow screens only. */
  on?: 'menu';
}

/** A page of this site, as its English path, or one of another site, which opens in a new tab. */
type Target = { to: string; href?: never } | { to?: never; href: string };

interface ItemsByType {
  /** Opens the entry page of a sidebar; active on all of its pages. */
  docSidebar: Labelled & { sidebarId: string };
  link: Labelled & Target;
  dropdown: Positioned & { label: LocalizedText; items: readonly ({ label: LocalizedText } & Target)[] };
  localeDropdown: Positioned;
  /** Stands nearest to the middle of the navbar, wherever it is in the list: narrow screens show it without the others. */
  search: Positioned;
}

export type NavbarItemType = keyof ItemsByType;
export type NavbarItemOf<Type extends NavbarItemType> = { type: Type } & ItemsByType[Type];

/** One entry of the navbar, told apart by `type`. SPEC 3: the product's specification names its fields, but for `on`. */
export type NavbarItem = { [Type in NavbarItemType]: NavbarItemOf<Type> }[NavbarItemType];

const types = Object.keys({
  docSidebar: true,
  link: true,
  dropdown: true,
  localeDropdown: true,
  search: true,
} satisfies Record<NavbarItemType, true>);

/**
 * Asserts that the types and the sidebars of the navbar's items exist.
 * @throws SiteError naming the item and what would have been right
 */
export function assertNavbar(items: readonly NavbarItem[]): void {
  items.forEach((item, index) => {
    const where = `lib/config/site.ts: navbar.items.${index}`;
    if (!types.includes(item.type)) {
      throw new SiteError(
        `${where} has the unknown type "${item.type}".`,
        `Did you mean "${findNearest(item.type, types, 1)[0]}"? The types are: ${toList(types)}.`,
      );
    }
    if (item.type === 'docSidebar') getSidebar(item.sidebarId, where);
  });
}
