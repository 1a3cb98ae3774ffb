/** Where the router finds the payload of a page in the built site: `/docs/intro` → `/docs/intro.txt`. */
export function toPayloadPath(path: string, basePath: string): string {
  return path === '/' || path === basePath || path === `${basePath}/` ? `${basePath}/index.txt` : `${path}.txt`;
}
