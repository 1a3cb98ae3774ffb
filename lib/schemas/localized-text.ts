import { z } from 'zod';
import { type LocaleCode, locales } from '../i18n/locales';

type TextByLocale = Record<LocaleCode, z.ZodString>;

const shape = Object.fromEntries(
  locales.map(({ code }) => [code, z.string().min(1, `has no ${code} text`)]),
) as TextByLocale;

/** A text in every language of the site; a missing language is an error. */
export const localizedTextSchema = z.strictObject(shape);

export type LocalizedText = z.output<typeof localizedTextSchema>;
