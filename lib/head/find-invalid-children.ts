/** Elements that HTML allows in a head. Browsers end the head at anything else, and move the rest into the body. */
const allowed = ['base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title'];

/**
 * Finds children of a head that HTML does not allow there.
 * @param html a whole document
 * @returns the names of elements, as `<div>`, and texts outside of any element; empty for a valid head
 */
export function findInvalidHeadChildren(html: string): string[] {
  const head = /<head[^>]*>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? '';
  const children = head.replace(/<!--[\s\S]*?-->|<(noscript|script|style|template|title)\b[\s\S]*?<\/\1>/g, '');
  const elements = [...children.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name);
  const texts = children.split(/<[^>]*>/).map((text) => text.trim());
  return [
    ...elements.filter((name) => !allowed.includes(name)).map((name) => `<${name}>`),
    ...texts.filter((text) => text !== '').map((text) => `"${text}"`),
  ];
}
