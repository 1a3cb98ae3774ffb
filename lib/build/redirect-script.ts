/**
 * Runs in the head of a page that redirects: takes along the query and the anchor, which `http-equiv="refresh"` drops. It is inlined
 * into the page as text, so it cannot use anything from outside its body, and its settings are attributes of its own element.
 */
export function runRedirectScript() {
  const target = new URL(document.currentScript?.dataset.target ?? '', location.href);
  target.search = location.search;
  if (location.hash) target.hash = location.hash;
  location.replace(target);
}
