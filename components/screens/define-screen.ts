import type { ReactNode } from 'react';
import { getLocalized, type Locale, type Localized } from '@/lib/i18n/locales';
import type { LocalizedText } from '@/lib/i18n/localized-text';

/** The texts of one language, and the language for numbers. */
interface ViewProps<Texts> {
  texts: Texts;
  locale: Locale;
}

interface ScreenDefinition<Texts> {
  /** Describes the screen to people who cannot see it, and in search and Markdown. */
  alt: LocalizedText;
  /** Caption below the screen, which also marks figures as examples. */
  caption: LocalizedText;
  /** Names and messages in the screen. The dashboard itself is in English. */
  texts: Localized<Texts>;
  View: (props: ViewProps<Texts>) => ReactNode;
}

/** A part of the product, drawn for the documentation. */
export interface Screen extends Pick<ScreenDefinition<unknown>, 'alt' | 'caption'> {
  render: (locale: Locale) => ReactNode;
}

/** Defines a screen. A missing alternative text, caption or language is a type error. */
export function defineScreen<Texts>({ alt, caption, texts, View }: ScreenDefinition<Texts>): Screen {
  return { alt, caption, render: (locale) => View({ texts: getLocalized(texts, locale), locale }) };
}
