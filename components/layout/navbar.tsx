import { ShortcutHelp } from '@/components/shortcuts/shortcut-help.client';
import { ShortcutHelpButton } from '@/components/shortcuts/shortcut-help-button';
import { SiteLink } from '@/components/ui/site-link';
import { navbarSidebarIds } from '@/lib/config/navbar-sidebars';
import { site } from '@/lib/config/site';
import { format } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import type { NavbarItem as NavbarItemConfig } from '@/lib/schemas/navbar';
import { BrandMark } from './brand-mark';
import { ColorModeToggle } from './color-mode-toggle.client';
import { MobileMenuButton } from './mobile-menu-button.client';
import { NavbarItem } from './navbar-item';

const searchItems = site.navbar.items.filter((item) => item.type === 'search');
const otherItems = site.navbar.items.filter((item) => item.type !== 'search');
const isAtLeft = ({ position }: NavbarItemConfig) => position === 'left';
const isAtRight = ({ position }: NavbarItemConfig) => position === 'right';

/** The bar at the top of every page. It stays in sight while the page scrolls. */
export function Navbar({ locale }: { locale: Locale }) {
  const texts = getMessages(locale);
  const drawItem = (item: NavbarItemConfig, index: number) => (
    <NavbarItem key={`${item.type}-${index}`} item={item} locale={locale} siblings={navbarSidebarIds} />
  );
  return (
    <header className="sticky top-(--announcement-height) z-40 h-(--navbar-height) border-b bg-fd-background">
      <nav aria-label={texts.nav.label} className="mx-auto flex h-full max-w-page items-center gap-1 px-4 sm:px-6">
        <MobileMenuButton label={texts.nav.openMenu} />
        <SiteLink
          href={localizePath('/', locale)}
          aria-label={format(texts.nav.home, { title: site.title })}
          className="me-auto flex h-10 min-w-0 items-center gap-2.5 rounded-md font-semibold tracking-tight md:me-4"
        >
          <BrandMark className="size-7 shrink-0" />
          <span className="truncate max-[16rem]:hidden max-sm:line-clamp-2 max-sm:whitespace-normal max-sm:text-sm max-sm:leading-tight">
            {site.title}
          </span>
        </SiteLink>
        <div className="nav-items gap-0.5">{otherItems.filter(isAtLeft).map(drawItem)}</div>
        {searchItems.filter(isAtLeft).map(drawItem)}
        {/* Reserves space for both buttons shown on phones: a page may be painted when only one of them has arrived. */}
        <div className="flex min-w-21 items-center gap-1 md:ms-auto">
          {searchItems.filter(isAtRight).map(drawItem)}
          <ShortcutHelp code={locale.code} />
          <ShortcutHelpButton label={texts.shortcuts.title} className="icon-button max-md:hidden">
            <kbd aria-hidden className="rounded border px-1.5 font-sans text-xs">
              ?
            </kbd>
          </ShortcutHelpButton>
          <div className="nav-items gap-1">{otherItems.filter(isAtRight).map(drawItem)}</div>
          <ColorModeToggle settings={site.colorMode} texts={texts.colorMode} />
        </div>
      </nav>
    </header>
  );
}
