/**
 * A place in a file, as faults name it: `file:line`.
 * @param text the whole file
 * @param part a string on that line; its first occurrence counts, and without one the place is just `file`
 */
export function toLocation(file: string, text: string, part: string): string {
  const index = text.split('\n').findIndex((line) => line.includes(part));
  return index === -1 ? file : `${file}:${index + 1}`;
}
