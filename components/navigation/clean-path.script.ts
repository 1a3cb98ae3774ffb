/**
 * Runs in the head of every page: turns `….html`, `…/index.html` and `…/` into the clean path before the router reads the address.
 * Several leading slashes become one, as `//…` would be resolved as another host.
 */

const { base = '', isMissing } = document.currentScript?.dataset ?? {};
const path = location.pathname.replace(/^\/{2,}/, '/').replace(/(\/index)?\.html$/, '') || '/';
// On the not-found page, a host that adds the slash would add it again.
const clean = isMissing || path === `${base}/` ? path : path.replace(/\/+$/, '');

if (clean !== location.pathname) {
  const address = clean + location.search + location.hash;
  // On the not-found page, the wanted page may be at the clean path; anywhere else it is already shown.
  if (isMissing) location.replace(address);
  else history.replaceState(history.state, '', address);
}
