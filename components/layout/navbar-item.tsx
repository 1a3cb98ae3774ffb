import type { ReactNode } from 'react';
import { SiteSearch } from '@/components/search/site-search';
import { Dropdown } from '@/components/ui/dropdown.client';
import { ExternalLink } from '@/components/ui/external-link';
import { SiteLink } from '@/components/ui/site-link';
import { getSidebarRow, sidebars } from '@/lib/config/sidebars';
import { SiteError } from '@/lib/errors/site-error';
import { defaultLocale, getLocalized, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { type NavbarItem as Item, type NavbarItemOf, type NavbarItemType, navbarItemTypes } from '@/lib/schemas/navbar';
import { toList } from '@/lib/text/nearest';
import { LanguageMenu } from './language-menu';
import { NavLink } from './nav-link.client';
import { NavbarItemBoundary } from './navbar-item-boundary.client';

type ItemProps<Type extends NavbarItemType> = { item: NavbarItemOf<Type>; locale: Locale };

/** Paths of the folders below `/docs` that other navbar entries stand for. */
function getOtherEntries(sidebarId: string, items: readonly string[], locale: Locale): string[] {
  return sidebars.flatMap(({ id, folder }) =>
    folder && id !== sidebarId && items.includes(id) ? [localizePath(`/docs/${folder}`, locale)] : [],
  );
}

function DocSidebarItem({ item, locale, siblings }: ItemProps<'docSidebar'> & { siblings: readonly string[] }) {
  const row = getSidebarRow(item.sidebarId);
  const under = localizePath(row.folder ? `/docs/${row.folder}` : '/docs', locale);
  const except = row.folder ? [] : getOtherEntries(row.id, siblings, locale);
  return (
    <NavLink
      href={localizePath(row.entry, locale)}
      label={getLocalized(item.label, locale)}
      active={{ under, except }}
    />
  );
}

function LinkItem({ item, locale }: ItemProps<'link'>) {
  const label = getLocalized(item.label, locale);
  if (!item.to) {
    return (
      <ExternalLink href={item.href ?? ''} className="quiet-button px-3">
        {label}
      </ExternalLink>
    );
  }
  const href = localizePath(item.to, locale);
  return <NavLink href={href} label={label} active={{ under: href, except: [] }} />;
}

function DropdownItem({ item, locale }: ItemProps<'dropdown'>) {
  return (
    <Dropdown label={getLocalized(item.label, locale)}>
      {item.items.map(({ label, to, href }) => (
        <li key={to ?? href}>
          {to ? (
            <SiteLink href={localizePath(to, locale)} className="menu-link">
              {getLocalized(label, locale)}
            </SiteLink>
          ) : (
            <ExternalLink href={href ?? ''} className="menu-link">
              {getLocalized(label, locale)}
            </ExternalLink>
          )}
        </li>
      ))}
    </Dropdown>
  );
}

const views = {
  docSidebar: DocSidebarItem,
  link: LinkItem,
  dropdown: DropdownItem,
  localeDropdown: LanguageMenu,
  search: SiteSearch,
} satisfies { [Type in NavbarItemType]: (props: ItemProps<Type> & { siblings: readonly string[] }) => ReactNode };

interface NavbarItemProps {
  item: Item;
  locale: Locale;
  /** Sidebars that have an entry in the navbar, so that each page is marked under one entry only. */
  siblings: readonly string[];
}

/** Name of an item for error messages: its label, or its type where it has none. */
function getName(item: Item): string {
  return 'label' in item ? item.label[defaultLocale.code] : item.type;
}

/**
 * One entry of the navbar, drawn by its type.
 * @throws SiteError for a type without a view, and for an item whose view fails
 */
export function NavbarItem(props: NavbarItemProps) {
  const { item } = props;
  const view = views[item.type] as ((props: NavbarItemProps) => ReactNode) | undefined;
  if (!view) {
    throw new SiteError(`Unknown navbar item type "${item.type}".`, `The types are: ${toList(navbarItemTypes)}.`);
  }
  const name = getName(item);
  try {
    // The view is called here rather than rendered by React, so that its error can be caught and given the item's name.
    return <NavbarItemBoundary name={name}>{view(props)}</NavbarItemBoundary>;
  } catch (cause) {
    const hint = `Check the item in lib/config/site.ts: ${JSON.stringify(item)}`;
    throw new SiteError(`The navbar item "${name}" failed to render.`, hint, { cause });
  }
}
