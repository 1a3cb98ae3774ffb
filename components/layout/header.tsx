import { AgentPointer } from '@/components/agents/agent-pointer';
import { ShortcutHelp } from '@/components/shortcuts/shortcut-help';
import { SiteLink } from '@/components/ui/site-link';
import { brandColors, brandMarkPaths } from '@/lib/config/brand';
import { site } from '@/lib/config/site';
import { format } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { NavbarItem } from './navbar-item';
import { SidebarTrigger } from './sidebar-trigger.client';
import { getItemLinks } from './site-menu';
import { ThemeSwitch } from './theme-switch.client';

/** Draws the mark of the platform: a face framed by the corners of a scan. */
function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-fd-primary" />
      <g className="stroke-fd-primary-foreground" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {brandMarkPaths.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}

const items = site.navbar.items.filter((item) => !('on' in item));
const barColors = { light: brandColors.light.background, dark: brandColors.dark.background };

/** Renders the bar at the top of every page. It stays in sight while the page scrolls. */
export function Header({ locale }: { locale: Locale }) {
  const texts = getMessages(locale);
  const links = items.flatMap((item) => getItemLinks(item, locale));
  const renderItems = (position: 'left' | 'right', isSearch: boolean) =>
    items
      .filter((item) => (item.position ?? 'left') === position && (item.type === 'search') === isSearch)
      .map((item) => <NavbarItem key={JSON.stringify(item)} item={item} locale={locale} links={links} />);
  return (
    <header className="sticky top-(--announcement-height) z-40 h-(--navbar-height) border-b bg-fd-background">
      <AgentPointer locale={locale} />
      <nav aria-label={texts.nav.label} className="mx-auto flex h-full max-w-page items-center gap-1 px-4 sm:px-6">
        <SidebarTrigger label={texts.nav.openMenu} />
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
        <div className="nav-items gap-0.5">{renderItems('left', false)}</div>
        {renderItems('left', true)}
        {/* Reserves space for both buttons shown on phones: a page may be painted when only one of them has arrived. */}
        <div className="flex min-w-21 items-center gap-1 md:ms-auto">
          {renderItems('right', true)}
          <ShortcutHelp locale={locale} />
          <div className="nav-items gap-1">{renderItems('right', false)}</div>
          <ThemeSwitch barColors={barColors} texts={texts.colorMode} />
        </div>
      </nav>
    </header>
  );
}
