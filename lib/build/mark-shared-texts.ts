/** The attribute of an element from which the page's payload takes its content. */
const mark = 'data-shared';

/** JSON-LD is found by its type and not marked, since programs that read it may look for exactly this tag. */
const dataTags = /<script type="application\/ld\+json">/g;

/** Selector of the elements, which the browser returns in the order of their places. */
export const sharedElements = `[${mark}],script[type="application/ld+json"]`;

const openingTag = /^<([a-z][\w-]*)(?:\s[^<>]*)?>$/;

/**
 * Finds the elements of a page whose whole content is one of `texts`, and marks them.
 * @returns the page, and the places of those elements among `sharedElements`, by their texts
 */
export function markSharedTexts(html: string, texts: readonly string[]): { html: string; places: Map<string, number> } {
  const found = new Map<string, number>();
  for (const text of texts) {
    const end = findTagEnd(html, text);
    if (end !== undefined) found.set(text, end);
  }
  const data = [...html.matchAll(dataTags)].map(({ 0: tag, index }) => index + tag.length - 1);
  const all = [...new Set([...found.values(), ...data])].sort((a, b) => a - b);
  let result = '';
  let last = 0;
  for (const end of all) {
    result += `${html.slice(last, end)}${data.includes(end) ? '' : ` ${mark}`}`;
    last = end;
  }
  const places = new Map([...found].map(([text, end]) => [text, all.indexOf(end)]));
  return { html: result + html.slice(last), places };
}

/** Index of the `>` of the opening tag of an element that holds `text` and nothing else. */
function findTagEnd(html: string, text: string): number | undefined {
  const start = html.indexOf(`>${text}</`);
  if (start === -1) return undefined;
  const [, tagName] = openingTag.exec(html.slice(html.lastIndexOf('<', start), start + 1)) ?? [];
  return tagName && html.startsWith(`</${tagName}>`, start + 1 + text.length) ? start : undefined;
}
