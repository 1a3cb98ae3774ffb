/** Path that the site is served under, such as `/docs-site`; empty at the root of a host. Inlined at build time, so browsers have it. */
export const basePath: string = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The path of a page on this host from its path in the site: `/docs/intro` → `/docs-site/docs/intro`. Other addresses stay unchanged. */
export function withBasePath(path: string): string {
  if (basePath === '' || !path.startsWith('/') || path.startsWith('//')) return path;
  return `${basePath}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/**
 * The address of a page as Next's router needs it. The router loads `<address>.txt`, which for the home page of a site below a path
 * would lie outside the site: `/docs-site.txt`. With a slash at the end it loads `/docs-site/index.txt`.
 * @param address absolute URL of the page
 */
export function toRouterAddress(address: string): string {
  const url = new URL(address);
  if (url.pathname === basePath) url.pathname += '/';
  return url.href;
}
