/**
 * The path of a page without the slash that hosts add to the home page below a base path: `/site/` → `/site`. Links and the router
 * name that page without it.
 */
export function dropEndSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}
