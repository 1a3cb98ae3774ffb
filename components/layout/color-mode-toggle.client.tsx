'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { Moon, Sun } from '@/components/ui/icons';
import { applyColorMode, type ColorModeSettings, createColorModeStore } from '@/lib/color-mode/color-mode';
import type { Messages } from '@/lib/i18n/messages';

type Store = ReturnType<typeof createColorModeStore>;
let store: Store | undefined;

/** The document has one mode, however many toggles there are. */
function getStore(settings: ColorModeSettings): Store {
  store ??= createColorModeStore(settings);
  return store;
}

interface ColorModeToggleProps {
  settings: ColorModeSettings;
  texts: Messages['colorMode'];
}

/**
 * Switches between light and dark mode, and keeps the document in the chosen mode, which the first-paint script has already
 * applied. Both icons are rendered and CSS shows the right one, as the server cannot know the mode.
 */
export function ColorModeToggle({ settings, texts }: ColorModeToggleProps) {
  const mode = useSyncExternalStore(
    (listener) => getStore(settings).subscribe(listener),
    () => getStore(settings).get(),
    () => null,
  );

  useEffect(() => {
    if (mode) applyColorMode(mode);
  }, [mode]);

  function toggle() {
    // What the reader sees: a click from before hydration is repeated while React does not know the mode yet.
    const isDark = document.documentElement.classList.contains('dark');
    getStore(settings).set(isDark ? 'light' : 'dark');
  }

  const name = mode && texts[mode === 'dark' ? 'toLight' : 'toDark'];
  return (
    <button
      type="button"
      aria-label={name ?? texts.label}
      title={name ?? undefined}
      className="icon-button"
      onClick={toggle}
    >
      <Sun className="size-4.5 dark:hidden" />
      <Moon className="size-4.5 not-dark:hidden" />
    </button>
  );
}
