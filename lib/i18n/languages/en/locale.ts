import type { LocaleConfig } from '../locale-config';

export const en = {
  code: 'en',
  label: 'English',
  htmlLang: 'en-US',
  dir: 'ltr',
  prefix: '',
  state: 'complete',
  currencies: ['USD', 'IDR'],
  crash: { title: 'This page crashed.', cause: 'Cause: {message}', retry: 'Try again' },
  newPageHeading: 'What it is for',
  termEnding: 's',
} as const satisfies LocaleConfig;
