/** A language by the path that its pages begin with, with the site's base path. */
export interface LanguageRow {
  prefix: string;
  /** What `<html>` says of it. */
  lang: string;
  dir: string;
  /** What the other scripts of the head say in it, by the names of their attributes. */
  texts: Record<string, string>;
}

/**
 * Runs in the head of the one document that answers for all unknown addresses: takes its language from the address before the first
 * paint, for the document and for what the scripts before it have to say. It is written into the page as text, so it uses nothing
 * from outside, and its settings are attributes of its own element.
 */
export function runLanguageScript() {
  const rows: LanguageRow[] = JSON.parse(document.currentScript?.dataset.rows ?? '[]');
  const row = rows.find(({ prefix }) => `${location.pathname}/`.startsWith(`${prefix}/`));
  if (!row) return;
  Object.assign(document.documentElement, { lang: row.lang, dir: row.dir });
  for (const script of document.querySelectorAll<HTMLElement>('head > script[data-text], head > script[data-title]'))
    Object.assign(script.dataset, row.texts);
}
