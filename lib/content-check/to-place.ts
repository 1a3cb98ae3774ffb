/**
 * A place in a file, as faults name it: `file:line`.
 * @param text the whole file
 * @param part what stands there; where it stands several times, the first one counts, and where it does not, there is no line
 */
export function toPlace(file: string, text: string, part: string): string {
  const index = text.split('\n').findIndex((line) => line.includes(part));
  return index === -1 ? file : `${file}:${index + 1}`;
}
