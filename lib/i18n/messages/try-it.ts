import type { TryItTexts } from '../languages/en/try-it';
import type { LocaleCode } from '../locales';

export type { TryItTexts };

const load = {
  en: async () => (await import('../languages/en/try-it')).en,
  id: async () => (await import('../languages/id/try-it')).id,
} satisfies Record<LocaleCode, () => Promise<TryItTexts>>;

/** Texts of the "Try it" dialog, for the dialog itself: only those of its language are loaded. */
export function loadTryItTexts(code: LocaleCode): Promise<TryItTexts> {
  return load[code]();
}
