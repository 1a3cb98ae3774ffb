/** How large a code is, in characters: a browser then knows its size without drawing it. */
export interface CodeSize {
  lines: number;
  /** Of the longest line. */
  columns: number;
}

/**
 * Measures highlighted code.
 * @param html see `toCodeHtml`
 */
export function measureCode(html: string): CodeSize {
  const lines = html
    .replace(/<[^>]*>/g, '')
    .replace(/&[^;\s]+;/g, '-')
    .split('\n');
  return { lines: lines.length, columns: Math.max(...lines.map((line) => line.length)) };
}
