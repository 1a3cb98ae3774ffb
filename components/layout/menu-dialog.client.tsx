'use client';

import { useSidebar } from 'fumadocs-ui/components/sidebar/base';
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ArrowLeft, X } from '@/components/ui/icons';
import { isModifiedClick } from '@/lib/browser/page-link';
import { sidebarIds } from '@/lib/formats/fumadocs-ui';
import type { Messages } from '@/lib/i18n/messages';
import { type MenuLink, NavLink } from './nav-link.client';

interface MenuDialogProps {
  links: MenuLink[];
  /** The languages, as `<li>` elements. */
  languages: ReactNode;
  /** The sidebar of a documentation page. It comes first, with the main menu behind it, and is rendered while the dialog is open. */
  sidebar?: ReactNode;
  texts: Pick<Messages['nav'], 'menu' | 'closeMenu' | 'backToMainMenu'> & { languages: string };
}

/** Has the same width as `screens.md` in `tailwind.config.ts`. */
const desktopQuery = '(min-width: 62.3125rem)';

/** Shows the menu of narrow screens. It closes on a choice, on navigation, and when the layout becomes the desktop one. */
export function MenuDialog({ links, languages, sidebar, texts }: MenuDialogProps) {
  const { open, setOpen, mode } = useSidebar();
  const [isMainChosen, setMainChosen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isMain = isMainChosen || !sidebar;

  // Runs before the effects of its links: Fumadocs scrolls to the current one, which only works in an open dialog.
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  useEffect(() => {
    const query = matchMedia(desktopQuery);
    const close = () => setOpen(false);
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [setOpen]);

  function showMain() {
    setMainChosen(true);
    content.current?.focus(); // The pressed button is removed.
  }

  /** Leaves removing the content to the dialog's `close` event: `LinkFollower` still has to see that the link is in a dialog. */
  function closeOnChoice(event: MouseEvent) {
    const { target } = event;
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (target === dialog.current || (isLink && !isModifiedClick(event))) dialog.current?.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape by itself, and links work by keyboard
    <dialog
      ref={dialog}
      aria-label={texts.menu}
      className="site-dialog m-0 h-dvh max-h-none w-[min(22rem,88vw)] max-w-none bg-fd-background text-fd-foreground backdrop:bg-black/50 open:flex open:flex-col"
      onClose={() => {
        setOpen(false);
        setMainChosen(false);
      }}
      onClick={closeOnChoice}
    >
      <div className="flex items-center justify-between gap-2 border-b p-3">
        {isMain ? (
          <span className="px-2 text-sm font-semibold">{texts.menu}</span>
        ) : (
          <button type="button" className="quiet-button gap-2 px-2 text-fd-foreground" onClick={showMain}>
            <ArrowLeft className="size-4" />
            {texts.backToMainMenu}
          </button>
        )}
        <button
          type="button"
          aria-label={texts.closeMenu}
          className="icon-button text-fd-foreground"
          onClick={() => setOpen(false)}
        >
          <X className="size-5" />
        </button>
      </div>
      <div
        ref={content}
        id={sidebarIds[open ? mode : 'drawer']} // Open, it takes the id in place of the sidebar, which is hidden then.
        tabIndex={-1}
        className="flex-1 overflow-y-auto overscroll-contain p-3 outline-none"
      >
        {open && !isMain && sidebar}
        {open && isMain && (
          <>
            <ul className="text-[0.9375rem]">
              {links.map((link) => (
                <li key={link.href}>
                  <NavLink link={link} links={links} className="menu-link py-2.5 font-medium" />
                </li>
              ))}
            </ul>
            <p className="mt-5 border-t px-3 pt-5 pb-1 text-sm font-semibold">{texts.languages}</p>
            <ul className="text-[0.9375rem]">{languages}</ul>
          </>
        )}
      </div>
    </dialog>
  );
}
