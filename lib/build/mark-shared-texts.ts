/** Marks an element whose content the payload of its page takes from it. */
export const sharedMark = 'data-shared';

const openingTag = /^<([a-z][\w-]*)(?:\s[^<>]*)?>$/;

/**
 * Finds the elements of a page whose whole content is one of `texts`, and marks them.
 * @returns the page, and for each text the place of its element among the marked ones, or `undefined` where there is none
 */
export function markSharedTexts(
  html: string,
  texts: readonly string[],
): { html: string; places: (number | undefined)[] } {
  const ends = texts.map((text) => findTagEnd(html, text));
  const marked = [...new Set(ends.filter((end) => end !== undefined))].sort((a, b) => a - b);
  let result = '';
  let last = 0;
  for (const end of marked) {
    result += `${html.slice(last, end)} ${sharedMark}`;
    last = end;
  }
  return {
    html: result + html.slice(last),
    places: ends.map((end) => (end === undefined ? end : marked.indexOf(end))),
  };
}

/** Where the opening tag of the element ends that holds `text` and nothing else. */
function findTagEnd(html: string, text: string): number | undefined {
  const start = html.indexOf(`>${text}</`);
  if (start === -1) return undefined;
  const [, tagName] = openingTag.exec(html.slice(html.lastIndexOf('<', start), start + 1)) ?? [];
  return tagName && html.startsWith(`</${tagName}>`, start + 1 + text.length) ? start : undefined;
}
