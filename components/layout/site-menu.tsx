import type { ReactNode } from 'react';
import type { NavbarItem } from '@/lib/config/navbar';
import { getSidebar } from '@/lib/config/sidebars';
import { site } from '@/lib/config/site';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import type { LocalizedText } from '@/lib/i18n/localized-text';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { LanguageList } from './language-menu';
import { MenuDialog } from './menu-dialog.client';
import type { MenuLink } from './nav-link.client';

/** A link of the site's configuration. */
interface ConfiguredLink {
  label: LocalizedText;
  to?: string | undefined;
  href?: string | undefined;
}

function toMenuLink({ label, to, href = '' }: ConfiguredLink, locale: Locale): MenuLink {
  if (!to) return { label: getLocalized(label, locale), href };
  const path = localizePath(to, locale);
  return { label: getLocalized(label, locale), href: path, folder: path };
}

/** Returns the links of an item: the one of a sidebar or a link, all of a dropdown, none of others. */
export function getItemLinks(item: NavbarItem, locale: Locale): MenuLink[] {
  if (item.type === 'link') return [toMenuLink(item, locale)];
  if (item.type === 'dropdown') return item.items.map((link) => toMenuLink(link, locale));
  if (item.type !== 'docSidebar') return [];
  const { entry, folder } = getSidebar(item.sidebarId);
  const path = folder ? `/docs/${folder}` : '/docs';
  return [
    { label: getLocalized(item.label, locale), href: localizePath(entry, locale), folder: localizePath(path, locale) },
  ];
}

/** Renders the menu of narrow screens: the sidebar, if there is one, everything that the navbar leads to, and the languages. */
export function SiteMenu({ locale, sidebar }: { locale: Locale; sidebar?: ReactNode }) {
  const { nav, language } = getMessages(locale);
  const { menu, closeMenu, backToMainMenu } = nav;
  return (
    <MenuDialog
      links={site.navbar.items.flatMap((item) => getItemLinks(item, locale))}
      languages={<LanguageList locale={locale} />}
      sidebar={sidebar}
      texts={{ menu, closeMenu, backToMainMenu, languages: language.label }}
    />
  );
}
