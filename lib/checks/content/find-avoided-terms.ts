import { type GlossaryEntry, glossary } from '../../../content/data/glossary';
import { getLocalized, type Locale, type LocaleCode, locales } from '../../i18n/locales';
import { escapeRegExp } from '../../text/escape';

/** An occurrence of a word that texts should not use. */
interface AvoidedTerm {
  /** Quotes the word as the text has it. */
  message: string;
  /** Names the word of the glossary. */
  hint: string;
  /** Offset of the word in the text. */
  offset: number;
}

interface Vocabulary {
  /** Words of the glossary, by the word to avoid in lower case. */
  terms: ReadonlyMap<string, string>;
  /** Matches any of the words to avoid. */
  pattern: RegExp;
}

const entries: readonly GlossaryEntry[] = Object.values(glossary);
const vocabularies = Object.fromEntries(locales.map((locale) => [locale.code, buildVocabulary(locale)])) as Record<
  LocaleCode,
  Vocabulary
>;

/** Combines all words to avoid into one expression, as each text is searched for all of them. */
function buildVocabulary(locale: Locale): Vocabulary {
  const terms = new Map(
    entries.flatMap(({ term, avoid }) =>
      (avoid?.[locale.code] ?? []).map((word) => [word.toLowerCase(), getLocalized(term, locale)]),
    ),
  );
  // Without words to avoid, the expression is one that never matches.
  const words = [...terms.keys()].map((word) => escapeRegExp(word).replaceAll(' ', '\\s+')).join('|') || '(?!)';
  return {
    terms,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${words})(?:${locale.termEnding})?(?![\\p{L}\\p{N}])`, 'giu'),
  };
}

/** Finds words that the glossary replaces with others: whole words, in any case, even across a line break. */
export function findAvoidedTerms(text: string, code: LocaleCode): AvoidedTerm[] {
  const { terms, pattern } = vocabularies[code];
  return [...text.matchAll(pattern)].map((match) => {
    const word = (match[1] ?? '').replace(/\s+/g, ' ').toLowerCase();
    return {
      message: `"${match[0].replace(/\s+/g, ' ')}" is not the glossary term.`,
      hint: `Write "${terms.get(word)}" (content/data/glossary.ts), or put it in backticks if it is a quotation.`,
      offset: match.index,
    };
  });
}
