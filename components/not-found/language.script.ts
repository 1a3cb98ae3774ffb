/**
 * Runs in the head of the one document that hosts serve for all unknown addresses: before the first paint, sets the language of the
 * document, and of the texts of the scripts before it, from the address.
 */

/** A language and the prefix of its paths, including the site's base path. */
export interface LanguageRow {
  prefix: string;
  /** `lang` and `dir` of `<html>`. */
  lang: string;
  dir: string;
  /** Texts for the other scripts in the head, by the names of their `data-` attributes, as in `dataset`. */
  texts: Record<string, string>;
}

const rows: LanguageRow[] = JSON.parse(document.currentScript?.dataset.rows ?? '[]');
const row = rows.find(({ prefix }) => `${location.pathname}/`.startsWith(`${prefix}/`));

if (row) {
  Object.assign(document.documentElement, { lang: row.lang, dir: row.dir });
  for (const script of document.querySelectorAll<HTMLElement>('head > script[data-text], head > script[data-title]'))
    Object.assign(script.dataset, row.texts);
}
