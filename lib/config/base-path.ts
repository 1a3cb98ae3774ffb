/** Path that the site is served under, such as `/docs-site`; empty at the root of a host. Inlined at build time, so browsers have it. */
export const basePath: string = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Converts the path of a page in the site to its path on this host: `/docs/intro` → `/docs-site/docs/intro`. Other addresses stay unchanged. */
export function withBasePath(path: string): string {
  if (basePath === '' || !path.startsWith('/') || path.startsWith('//')) return path;
  return `${basePath}${path.replace(/^\/(?=$|[?#])/, '')}`;
}
