/** Size of a code block in characters, from which a browser knows its size without rendering it. */
export interface CodeSize {
  lines: number;
  /** Length of the longest line. */
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
