import type { LocaleRow } from '../locale-row';

export const en = {
  code: 'en',
  label: 'English',
  htmlLang: 'en-US',
  dir: 'ltr',
  prefix: '',
  state: 'complete',
  newPageHeading: 'What it is for',
  termEnding: 's',
} as const satisfies LocaleRow;
