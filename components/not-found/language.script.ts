/**
 * Runs in the head of the one document that hosts serve for all unknown addresses: takes the language from the address, and sets that of
 * the document and of the other scripts' texts before the first paint.
 */

/** A language in which the document can be shown, with the prefix of its paths, which includes the site's base path. */
export interface DocumentLanguage {
  prefix: string;
  /** `lang` and `dir` of `<html>`. */
  lang: string;
  dir: string;
  /** Texts for the other scripts in the head, by the names of their `data-` attributes, as in `dataset`. */
  texts: Record<string, string>;
}

const languages: DocumentLanguage[] = JSON.parse(document.currentScript?.dataset.rows ?? '[]');
const language = languages.find(({ prefix }) => `${location.pathname}/`.startsWith(`${prefix}/`));

if (language) {
  Object.assign(document.documentElement, { lang: language.lang, dir: language.dir });
  for (const script of document.querySelectorAll<HTMLElement>('head > script[data-text], head > script[data-title]'))
    Object.assign(script.dataset, language.texts);
}
