'use client';

import { usePathname } from 'next/navigation';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { mobileMenuEvent } from './mobile-menu-event';

/** The same width as `screens.md` in `tailwind.config.ts`. */
const desktop = '(min-width: 62.3125rem)';

interface MenuDialog {
  dialog: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  close: () => void;
  /** To be called when the dialog has closed, however that happened. */
  onClose: () => void;
}

/** A dialog that opens when the navbar asks for it, and closes on navigation and when the layout switches to the desktop one. */
export function useMenuDialog(): MenuDialog {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const pathname = usePathname();
  const close = useCallback(() => dialog.current?.close(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path closes the menu
  useEffect(close, [pathname, close]);

  useEffect(() => {
    const open = () => {
      setIsOpen(true);
      dialog.current?.showModal();
    };
    document.addEventListener(mobileMenuEvent, open);
    return () => document.removeEventListener(mobileMenuEvent, open);
  }, []);

  useEffect(() => {
    const query = matchMedia(desktop);
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [close]);

  return { dialog, isOpen, close, onClose: () => setIsOpen(false) };
}
