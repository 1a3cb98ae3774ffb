import type { LocaleCode } from '@/lib/i18n/locales';
import type { TryItTexts } from './messages/en';

export type { TryItTexts };

const load = {
  en: async () => (await import('./messages/en')).en,
  id: async () => (await import('./messages/id')).id,
} satisfies Record<LocaleCode, () => Promise<TryItTexts>>;

/** Texts of the "Try it" dialog, for the dialog itself: only those of its language are loaded. */
export function loadTryItTexts(code: LocaleCode): Promise<TryItTexts> {
  return load[code]();
}
