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

/**
 * Runs in the head of every page: stores the last button that a reader pressed, or the last shortcut, until the page can answer (see
 * `EarlyInput`). Ctrl+K does not reach the browser, which would move the focus to its own search. It is inlined into the page as text,
 * so it cannot use anything from outside its body.
 */
export function runEarlyInputScript() {
  let stored: Event | undefined;
  const listening = new AbortController();
  const { signal } = listening;

  window.addEventListener(
    'click',
    (event) => {
      // Others work without scripts.
      const button = (event.target as Element).closest('button[type=button]:not([popovertarget])');
      stored = button ? event : undefined;
    },
    { signal },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      // As `useSearchKeys` says.
      const isChord = /^k$/i.test(event.key) && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (isChord) event.preventDefault();
      if ((isChord || ['/', '?'].includes(event.key)) && !event.repeat) stored = event;
    },
    { signal },
  );
  window.takeEarlyInput = () => {
    listening.abort();
    return stored;
  };
}

declare global {
  interface Window {
    /** Returns what the script in the head has stored, which then stops listening. It is there until the page can answer. */
    takeEarlyInput?: () => Event | undefined;
  }
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
