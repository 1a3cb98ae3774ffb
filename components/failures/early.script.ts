/**
 * Runs in the head of every page: turns `….html`, `…/index.html` and `…/` into the clean path before the router reads the address.
 * Several leading slashes become one, as `//…` would be resolved as another host. It is inlined into the page as text, so it cannot use
 * anything from outside its body, and its settings are attributes of its own element.
 */
export function runCleanPathScript() {
  const { base = '', isMissing } = document.currentScript?.dataset ?? {};
  const path = location.pathname.replace(/^\/{2,}/, '/').replace(/(\/index)?\.html$/, '') || '/';
  // On the not-found page, a host that adds the slash would add it again.
  const clean = isMissing || path === `${base}/` ? path : path.replace(/\/+$/, '');
  if (clean === location.pathname) return;
  const address = clean + location.search + location.hash;
  // On the not-found page, the wanted page may be at the clean path; anywhere else it is already shown.
  if (isMissing) location.replace(address);
  else history.replaceState(history.state, '', address);
}

/** A language and the prefix of its paths, including the site's base path. */
export interface LanguageRow {
  prefix: string;
  /** `lang` and `dir` of `<html>`. */
  lang: string;
  dir: string;
  /** Texts for the other scripts in the head, by the names of their `data-` attributes, as in `dataset`. */
  texts: Record<string, string>;
}

/**
 * Runs in the head of the one document that hosts serve for all unknown addresses: before the first paint, sets the language of the
 * document, and of the texts of the scripts before it, from the address. It is inlined into the page as text, so it cannot use
 * anything from outside its body, and its settings are attributes of its own element.
 */
export function runLanguageScript() {
  const rows: LanguageRow[] = JSON.parse(document.currentScript?.dataset.rows ?? '[]');
  const row = rows.find(({ prefix }) => `${location.pathname}/`.startsWith(`${prefix}/`));
  if (!row) return;
  Object.assign(document.documentElement, { lang: row.lang, dir: row.dir });
  for (const script of document.querySelectorAll<HTMLElement>('head > script[data-text], head > script[data-title]'))
    Object.assign(script.dataset, row.texts);
}
