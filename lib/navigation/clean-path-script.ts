/**
 * Runs in the head of every page: `….html` and `…/index.html` become the clean path, before the router reads the address. Several
 * slashes at its beginning become one, as what follows them would be taken for another host. It is written into the page as text,
 * so it uses nothing from outside, and its settings are attributes of its own element.
 */
export function runCleanPathScript() {
  const { isMissing } = document.currentScript?.dataset ?? {};
  const clean = location.pathname.replace(/^\/{2,}/, '/').replace(/(\/index)?\.html$/, '') || '/';
  if (clean === location.pathname) return;
  const address = clean + location.search + location.hash;
  // Where the host found nothing the page may lie at the clean path; anywhere else the page is here already.
  if (isMissing) location.replace(address);
  else history.replaceState(history.state, '', address);
}
