import type { LocaleCode } from '../locales';

/**
 * What a crashed page says. These texts are apart from the others because the browser gets them in every language: an error
 * boundary cannot receive any from the server.
 */
export const crashMessages = {
  en: { title: 'This page crashed.', cause: 'Cause: {message}', retry: 'Try again' },
  id: { title: 'Halaman ini mengalami crash.', cause: 'Penyebab: {message}', retry: 'Coba lagi' },
} satisfies Record<LocaleCode, { title: string; cause: string; retry: string }>;
