'use client';

import { useSidebar } from 'fumadocs-ui/components/sidebar/base';
import { Menu } from '@/components/ui/icons';

/** Opens the menu of narrow screens, which the page's layout provides. */
export function SidebarTrigger({ label }: { label: string }) {
  const { setOpen } = useSidebar();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      className="icon-button -ms-2 text-fd-foreground md:hidden"
      onClick={() => setOpen(true)}
    >
      <Menu className="size-5" />
    </button>
  );
}
