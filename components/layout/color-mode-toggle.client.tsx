'use client';

import { Moon, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { useSyncExternalStore } from 'react';
import type { Messages } from '@/lib/i18n/messages';

const neverChanges = () => () => {};

/** Switches between light and dark mode. Until the browser's mode is known, both icons are there and CSS shows the right one. */
export function ColorModeToggle({ texts }: { texts: Messages['colorMode'] }) {
  const { resolvedTheme, setTheme } = useTheme();
  const isKnown = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const isDark = isKnown && resolvedTheme === 'dark';
  const name = isDark ? texts.toLight : texts.toDark;
  return (
    <button
      type="button"
      aria-label={isKnown ? name : texts.label}
      title={isKnown ? name : undefined}
      className="grid size-10 place-items-center rounded-md text-fd-muted-foreground transition-colors hover:bg-fd-muted hover:text-fd-foreground"
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      <Sun aria-hidden className="size-4.5 dark:hidden" />
      <Moon aria-hidden className="size-4.5 not-dark:hidden" />
    </button>
  );
}
