import { expect, it } from 'vitest';
import { defineMessages } from '@/lib/i18n/define-messages';
import { locales } from '@/lib/i18n/locales';

const en = { save: 'Save', count: { one: '{count} file', other: '{count} files' } };
const id = { save: 'Simpan', count: { one: '{count} file', other: '{count} file' } };

it('texts are those of the language that is asked for', () => {
  expect(locales.map(defineMessages({ en, id })).map(({ save }) => save)).toEqual(['Save', 'Simpan']);
});

it('texts that a language lacks or has besides do not compile', () => {
  // @ts-expect-error one text is missing
  defineMessages({ en, id: { save: 'Simpan', count: { one: '{count} file' } } });
  // @ts-expect-error one text is not in the default language
  defineMessages({ en, id: { ...id, count: { one: '{count} file', other: '{count} file', none: 'Kosong' } } });
  // @ts-expect-error one language is missing
  defineMessages({ en });
});
