'use client';

import { Menu } from '@/components/ui/icons';
import { mobileMenuEvent } from './mobile-menu-event';

/** Opens the menu that the page's layout provides. */
export function MobileMenuButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      className="icon-button -ms-2 text-fd-foreground md:hidden"
      onClick={() => document.dispatchEvent(new Event(mobileMenuEvent))}
    >
      <Menu className="size-5" />
    </button>
  );
}
