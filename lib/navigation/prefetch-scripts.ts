/** The scripts of the build, as payloads name them. */
const scripts = /"(\/[^"\\]*_next\/static\/chunks\/[^"\\]+\.js)"/g;

/**
 * Prefetches the scripts that a payload names and the open page does not have, so that a click need not wait for them either:
 * the parts of the site differ in a few small ones.
 */
export function prefetchScripts(payload: string): void {
  const paths = new Set([...payload.matchAll(scripts)].map(([, path = '']) => path));
  for (const href of paths) {
    if (document.querySelector(`script[src="${href}"], link[href="${href}"]`)) continue;
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href });
    if (link.relList.supports('prefetch')) document.head.append(link);
    else fetch(href, { priority: 'low' }).catch(() => {}); // A click requests it again, and reports a failure.
  }
}
