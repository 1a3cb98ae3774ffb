/** Runs in the head of a page that redirects: takes along the query and the anchor, which `http-equiv="refresh"` drops. */

const target = new URL(document.currentScript?.dataset.target ?? '', location.href);
target.search = location.search;
if (location.hash) target.hash = location.hash;
location.replace(target);
