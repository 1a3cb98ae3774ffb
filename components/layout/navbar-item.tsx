import type { ReactNode } from 'react';
import { CrashProbe } from '@/components/failures/crash-probe';
import { SiteSearch } from '@/components/search/dialog/site-search';
import { Dropdown } from '@/components/ui/dropdown.client';
import type { NavbarItem as Item, NavbarItemOf, NavbarItemType } from '@/lib/config/navbar';
import { SiteError } from '@/lib/errors/site-error';
import { defaultLocale, getLocalized, type Locale } from '@/lib/i18n/locales';
import { LanguageMenu } from './language-menu';
import { type MenuLink, NavLink } from './nav-link.client';
import { NavbarItemBoundary } from './navbar-item-boundary.client';
import { getItemLinks } from './site-menu';

interface ItemProps<Type extends NavbarItemType> {
  item: NavbarItemOf<Type>;
  locale: Locale;
  /** All links of the navbar, of which at most one is current. */
  links: readonly MenuLink[];
}

function LinkItem({ item, locale, links }: ItemProps<'docSidebar'> | ItemProps<'link'>) {
  return getItemLinks(item, locale).map((link) => (
    <NavLink key={link.href} link={link} links={links} className="quiet-button px-3" />
  ));
}

function DropdownItem({ item, locale, links }: ItemProps<'dropdown'>) {
  return (
    <Dropdown label={getLocalized(item.label, locale)}>
      {getItemLinks(item, locale).map((link) => (
        <li key={link.href}>
          <NavLink link={link} links={links} className="menu-link" />
        </li>
      ))}
    </Dropdown>
  );
}

const views = {
  docSidebar: LinkItem,
  link: LinkItem,
  dropdown: DropdownItem,
  localeDropdown: LanguageMenu,
  search: SiteSearch,
} satisfies { [Type in NavbarItemType]: (props: ItemProps<Type>) => ReactNode };

interface NavbarItemProps {
  item: Item;
  locale: Locale;
  links: readonly MenuLink[];
}

/**
 * Renders an item of the navbar by its type.
 * @throws SiteError that names the item, if its view fails
 */
export function NavbarItem(props: NavbarItemProps) {
  const { item } = props;
  const name = 'label' in item ? item.label[defaultLocale.code] : item.type;
  const view = views[item.type] as (props: NavbarItemProps) => ReactNode;
  try {
    // The view is called here rather than rendered by React, so that its error can be caught and given the item's name.
    return (
      <NavbarItemBoundary name={name}>
        <CrashProbe location={name} />
        {view(props)}
      </NavbarItemBoundary>
    );
  } catch (cause) {
    const hint = `Check the item in lib/config/site.ts: ${JSON.stringify(item)}`;
    throw new SiteError(`The navbar item "${name}" failed to render.`, hint, { cause });
  }
}
