import type { Locale } from '../i18n/locales';
import type { HashedSection, Section } from './section';

/** A translation that there is or that there should be. */
export interface Translation {
  /** Path of its file from the top of the project: `content/docs/intro.id.mdx`. */
  file: string;
  locale: Locale;
  /** Whether the file is there. */
  isWritten: boolean;
  /** Path of the text in the default language. */
  sourceFile: string;
  /** What that text consists of; `undefined` where it is gone. */
  source: readonly HashedSection[] | undefined;
  /** What the translation consists of, as far as it is known by sections. */
  getOwn: () => readonly Section[];
}

/** A translation that can be compared with what it was made from. */
export type SourcedTranslation = Translation & { source: readonly HashedSection[] };

/** Whether a translation and the text that it is made from are both there. */
export function isComparable(translation: Translation): translation is SourcedTranslation {
  return translation.isWritten && translation.source !== undefined;
}
