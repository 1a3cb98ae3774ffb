import { z } from 'zod';
import { isPartial, type Locale, type LocaleCode, type Localized, locales } from './locales';

type TextSchema<LocaleType extends Locale> = LocaleType['state'] extends 'complete'
  ? z.ZodString
  : z.ZodExactOptional<z.ZodString>;

const shape = Object.fromEntries(
  locales.map((locale) => {
    const text = z.string().min(1, `has no ${locale.code} text`);
    return [locale.code, isPartial(locale) ? text.exactOptional() : text];
  }),
) as { [Code in LocaleCode]: TextSchema<Extract<Locale, { code: Code }>> };

/** Describes a text in every language of the site; a missing one is an error, unless the language is partial. */
export const localizedTextSchema = z.strictObject(shape);

export type LocalizedText = Localized<string>;
