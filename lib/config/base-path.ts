/** Path that the site is served under, such as `/docs-site`; empty at the root of a host. A constant of the build, for the browser, too. */
export const basePath: string = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The address of a page on this host, by its path in the site: `/docs/intro` → `/docs-site/docs/intro`. Other addresses stay as they are. */
export function withBasePath(path: string): string {
  if (basePath === '' || !path.startsWith('/') || path.startsWith('//')) return path;
  return `${basePath}${path.replace(/^\/(?=$|[?#])/, '')}`;
}
