'use client';

import { useTheme } from 'fumadocs-ui/provider/base';
import { useSyncExternalStore } from 'react';
import { neverChanges } from '@/components/ui/hooks.client';
import { Moon, Sun } from '@/components/ui/icons';
import type { Messages } from '@/lib/i18n/messages';

interface ThemeSwitchProps {
  /** Colours of the browser's own bars, by mode. */
  barColors: { light: string; dark: string };
  texts: Messages['colorMode'];
}

/** Switches between light and dark mode. Both icons are rendered and CSS shows the right one, as the server cannot know the mode. */
export function ThemeSwitch({ barColors, texts }: ThemeSwitchProps) {
  const { resolvedTheme, setTheme } = useTheme();
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const isDark = resolvedTheme === 'dark';
  const name = isHydrated ? texts[isDark ? 'toLight' : 'toDark'] : undefined;
  return (
    <>
      {isHydrated ? (
        <meta name="theme-color" content={isDark ? barColors.dark : barColors.light} />
      ) : (
        Object.entries(barColors).map(([mode, color]) => (
          <meta key={mode} name="theme-color" media={`(prefers-color-scheme: ${mode})`} content={color} />
        ))
      )}
      <button
        type="button"
        aria-label={name ?? texts.label}
        title={name}
        className="icon-button"
        onClick={() => setTheme(isDark ? 'light' : 'dark')}
      >
        <Sun className="size-4.5 dark:hidden" />
        <Moon className="size-4.5 not-dark:hidden" />
      </button>
    </>
  );
}
