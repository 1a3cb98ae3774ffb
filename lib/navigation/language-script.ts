/** A language by the path that its pages begin with, with the site's base path: what `<html>` says of it. */
export interface LanguageRow {
  prefix: string;
  lang: string;
  dir: string;
}

/**
 * Runs in the head of the one document that answers for all unknown addresses: takes its language from the address before the first
 * paint. It is written into the page as text, so it uses nothing from outside, and its settings are attributes of its own element.
 */
export function runLanguageScript() {
  const rows: LanguageRow[] = JSON.parse(document.currentScript?.dataset.rows ?? '[]');
  for (const { prefix, lang, dir } of rows)
    if (`${location.pathname}/`.startsWith(`${prefix}/`)) Object.assign(document.documentElement, { lang, dir });
}
