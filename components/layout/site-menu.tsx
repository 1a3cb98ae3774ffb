import { siteLinks } from '@/content/data/site-links';
import { navbarSidebarIds } from '@/lib/config/navbar-sidebars';
import { getSidebarRow, sidebars } from '@/lib/config/sidebars';
import { site } from '@/lib/config/site';
import type { SidebarItem } from '@/lib/content/sidebar';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import type { LocalizedText } from '@/lib/schemas/localized-text';
import { LanguageList } from './language-menu';
import { MobileMenu } from './mobile-menu.client';

/** Sidebars that the navbar does not lead to; on narrow screens the main menu does. */
const otherSidebars = sidebars.filter(({ id }) => !navbarSidebarIds.includes(id));

type Target = { label: LocalizedText; to?: string | undefined; href?: string | undefined };

/** Every place that the main menu leads to, in the order of the navbar. */
function getLinks(locale: Locale): { label: string; href: string }[] {
  const texts = getMessages(locale);
  const toLink = ({ label, to, href }: Target) => ({
    label: getLocalized(label, locale),
    href: to ? localizePath(to, locale) : (href ?? ''),
  });
  const fromNavbar = site.navbar.items.flatMap((item) => {
    if (item.type === 'docSidebar') return [toLink({ label: item.label, to: getSidebarRow(item.sidebarId).entry })];
    if (item.type === 'dropdown') return item.items.map(toLink);
    return item.type === 'link' ? [toLink(item)] : [];
  });
  const others = otherSidebars.map(({ id, entry }) => ({ label: texts.docs.sidebars[id], to: entry }));
  const rest = [
    { label: texts.nav.pricing, to: siteLinks.pricing.path },
    { label: texts.nav.blog, to: '/blog' },
  ];
  return [...fromNavbar, ...[...others, ...rest].map(({ label, to }) => ({ label, href: localizePath(to, locale) }))];
}

/** The menu of narrow screens, for a page with or without a sidebar. */
export function SiteMenu({ locale, sidebar }: { locale: Locale; sidebar?: SidebarItem[] }) {
  const texts = getMessages(locale);
  const { menu, closeMenu, backToMainMenu } = texts.nav;
  return (
    <MobileMenu links={getLinks(locale)} texts={{ menu, closeMenu, backToMainMenu }} {...(sidebar && { sidebar })}>
      <p className="mt-5 border-t px-3 pt-5 pb-1 text-sm font-semibold">{texts.language.label}</p>
      <ul className="text-[0.9375rem]">
        <LanguageList locale={locale} />
      </ul>
    </MobileMenu>
  );
}
