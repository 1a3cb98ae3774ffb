'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { ArrowLeft, X } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { isModifiedClick } from '@/lib/browser/page-link';
import type { SidebarItem } from '@/lib/content/sidebar';
import type { Messages } from '@/lib/i18n/messages';
import { SidebarList } from './sidebar-list.client';
import { useMenuDialog } from './use-menu-dialog.client';

interface MobileMenuProps {
  links: { label: string; href: string }[];
  /** The sidebar of the page, if it is a documentation page. */
  sidebar?: SidebarItem[];
  /** What follows the links of the main menu, such as the languages. */
  children: ReactNode;
  texts: Pick<Messages['nav'], 'menu' | 'closeMenu' | 'backToMainMenu'>;
}

/** The menu of narrow screens: the page's sidebar first, the main menu behind it. */
export function MobileMenu({ links, sidebar, children, texts }: MobileMenuProps) {
  const { dialog, isOpen, close, onClose } = useMenuDialog();
  const [isMain, setIsMain] = useState(!sidebar);
  const content = useRef<HTMLDivElement>(null);

  function showMainMenu() {
    setIsMain(true);
    content.current?.focus(); // The pressed button has been removed.
  }

  function closeOnChoice(event: MouseEvent) {
    const { target } = event;
    const isBackdrop = target === dialog.current;
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (isBackdrop || (isLink && !isModifiedClick(event))) close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape by itself, and links work by keyboard
    <dialog
      ref={dialog}
      aria-label={texts.menu}
      className="site-dialog m-0 h-dvh max-h-none w-[min(22rem,88vw)] max-w-none bg-fd-background text-fd-foreground backdrop:bg-black/50 open:flex open:flex-col"
      onClose={() => {
        onClose();
        setIsMain(!sidebar);
      }}
      onClick={closeOnChoice}
    >
      <div className="flex items-center justify-between gap-2 border-b p-3">
        {sidebar && !isMain ? (
          <button type="button" className="quiet-button gap-2 px-2 text-fd-foreground" onClick={showMainMenu}>
            <ArrowLeft className="size-4" />
            {texts.backToMainMenu}
          </button>
        ) : (
          <span className="px-2 text-sm font-semibold">{texts.menu}</span>
        )}
        <button type="button" aria-label={texts.closeMenu} className="icon-button text-fd-foreground" onClick={close}>
          <X className="size-5" />
        </button>
      </div>
      <div ref={content} tabIndex={-1} className="flex-1 overflow-y-auto overscroll-contain p-3 outline-none">
        {isOpen &&
          (sidebar && !isMain ? <SidebarList items={sidebar} /> : <MainMenu links={links}>{children}</MainMenu>)}
      </div>
    </dialog>
  );
}

function MainMenuLink({ href, children }: { href: string; children: string }) {
  const Link = href.startsWith('/') ? SiteLink : ExternalLink;
  return (
    <Link href={href} className="menu-link py-2.5 font-medium">
      {children}
    </Link>
  );
}

function MainMenu({ links, children }: Pick<MobileMenuProps, 'links' | 'children'>) {
  return (
    <>
      <ul className="text-[0.9375rem]">
        {links.map(({ label, href }) => (
          <li key={href}>
            <MainMenuLink href={href}>{label}</MainMenuLink>
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}
