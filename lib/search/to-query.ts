/**
 * A text of any kind as a query: on one line, and cut to a length, but not through a character. Half of an emoji could not be
 * written into an address.
 */
export function toQuery(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
