import { getStoredValue, type StoredValue } from '../storage/stored-value';

export type ColorMode = 'light' | 'dark';

/** The site's configuration of the colour mode. */
export interface ColorModeSettings {
  defaultMode: ColorMode;
  /** Whether the system's preference applies if the reader has chosen nothing. */
  respectPrefersColorScheme: boolean;
  storageKey: string;
}

/** The colour mode of a browser, for `useSyncExternalStore`. */
export interface ColorModeStore extends Pick<StoredValue<ColorMode>, 'set' | 'subscribe'> {
  get: () => ColorMode;
}

const isColorMode = (text: string): text is ColorMode => text === 'light' || text === 'dark';

/** The mode that the reader has chosen, here or in another tab; else that of the system, else the default. */
export function createColorModeStore(settings: ColorModeSettings): ColorModeStore {
  const { defaultMode, respectPrefersColorScheme, storageKey } = settings;
  const stored = getStoredValue(storageKey, isColorMode);
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const getUnchosen = () => {
    if (!respectPrefersColorScheme) return defaultMode;
    return system.matches ? 'dark' : 'light';
  };
  return {
    get: () => stored.get() ?? getUnchosen(),
    set: stored.set,
    subscribe: (listener) => {
      const stop = stored.subscribe(listener);
      system.addEventListener('change', listener);
      return () => {
        stop();
        system.removeEventListener('change', listener);
      };
    },
  };
}

/** Gives the bars of the browser the colour of a mode. The first element counts; those of the modes are made anew with each page. */
function colorBars(mode: ColorMode): void {
  const find = (rest: string) => document.querySelector<HTMLMetaElement>(`meta[name="theme-color"]${rest}`);
  const color = find(`[media*="${mode}"]`)?.content;
  if (!color) return;
  const own = find(':not([media])') ?? Object.assign(document.createElement('meta'), { name: 'theme-color' });
  own.content = color;
  document.head.prepend(own);
}

/** Applies a mode without transitions, in which some parts of the page would lag behind others. */
export function applyColorMode(mode: ColorMode): void {
  const { classList } = document.documentElement;
  colorBars(mode);
  if (classList.contains('dark') === (mode === 'dark')) return;
  classList.add('no-transitions');
  classList.toggle('dark', mode === 'dark');
  window.getComputedStyle(document.body).opacity; // Forces a style recalculation before transitions are allowed again.
  classList.remove('no-transitions');
}
