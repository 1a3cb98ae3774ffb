import { z } from 'zod';
import { type Localized, locales } from './locales';

type TextByLocale = Localized<z.ZodString>;

const shape = Object.fromEntries(
  locales.map(({ code, state }) => {
    const text = z.string().min(1, `has no ${code} text`);
    return [code, state === 'complete' ? text : text.optional()];
  }),
) as TextByLocale;

/** A text in every language of the site; a missing one is an error, unless the language is partial. */
export const localizedTextSchema = z.strictObject(shape);

export type LocalizedText = Localized<string>;
