import type { Locale } from '../i18n/locales';
import type { HashedSection } from './section';

/** A translation that exists or should exist. */
export interface Translation {
  /** Path of its file from the top of the project: `content/docs/intro.id.mdx`. */
  file: string;
  locale: Locale;
  /** Whether the file exists. */
  isWritten: boolean;
  /** Path of the text in the default language. */
  sourceFile: string;
  /** The sections of that text; `undefined` if it is gone. */
  source: readonly HashedSection[] | undefined;
  /** The sections of the translation; empty for an overlay of the contract, which has none. */
  getOwn: () => readonly HashedSection[];
}

/** A translation that can be compared with what it was made from. */
export type SourcedTranslation = Translation & { source: readonly HashedSection[] };

/** Whether a translation and the text that it is made from both exist. */
export function isComparable(translation: Translation): translation is SourcedTranslation {
  return translation.isWritten && translation.source !== undefined;
}
