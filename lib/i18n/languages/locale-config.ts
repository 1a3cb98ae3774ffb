/** Settings of a language. Its folder holds them and the texts that several features share. */
export interface LocaleConfig {
  /** ISO 639-1 code; in file names (`intro.id.mdx`) and data. */
  code: string;
  /** The language's own name, as in the language menu. */
  label: string;
  /** BCP 47 tag for `<html lang>` and `Intl`. */
  htmlLang: string;
  dir: 'ltr' | 'rtl';
  /** First part of its paths; empty for the default language. */
  prefix: '' | `/${string}`;
  /**
   * A complete language has every page, text of the contract and entry of data: what is missing is an error. A partial one has the
   * texts of the interface; the rest falls back to the default language, with a notice, and `check:translations` lists it.
   */
  state: 'complete' | 'partial';
  /** Currencies of prices, the one that readers pay in first. */
  currencies: readonly ('USD' | 'IDR')[];
  /** Texts of a crashed page. They stand here because an error boundary cannot receive texts from the server. */
  crash: { title: string; cause: string; retry: string };
  /** First heading of a page that `npm run new:page` writes. */
  newPageHeading: string;
  /** Suffix with which the glossary's words to avoid are found too, as a regular expression. */
  termEnding: string;
}
