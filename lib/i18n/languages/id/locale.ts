import type { LocaleConfig } from '../locale-config';

export const id = {
  code: 'id',
  label: 'Bahasa Indonesia',
  htmlLang: 'id-ID',
  dir: 'ltr',
  prefix: '/id',
  state: 'complete',
  currencies: ['IDR', 'USD'],
  crash: { title: 'Halaman ini mengalami crash.', cause: 'Penyebab: {message}', retry: 'Coba lagi' },
  newPageHeading: 'Kegunaannya',
  termEnding: '-?nya',
} as const satisfies LocaleConfig;
