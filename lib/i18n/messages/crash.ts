import type { LocaleCode } from '../locales';

/**
 * What a crashed page says. It stands apart from the other texts because it goes to the browser in every language: where
 * something has crashed, nothing on the server can hand a text over.
 */
export const crashMessages = {
  en: { title: 'This page crashed.', cause: 'Cause: {message}', retry: 'Try again' },
  id: { title: 'Halaman ini mengalami crash.', cause: 'Penyebab: {message}', retry: 'Coba lagi' },
} satisfies Record<LocaleCode, { title: string; cause: string; retry: string }>;
