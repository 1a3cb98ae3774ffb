import type { LocaleRow } from '../locale-row';

export const id = {
  code: 'id',
  label: 'Bahasa Indonesia',
  htmlLang: 'id-ID',
  dir: 'ltr',
  prefix: '/id',
  state: 'complete',
  newPageHeading: 'Kegunaannya',
  termEnding: '-?nya',
} as const satisfies LocaleRow;
