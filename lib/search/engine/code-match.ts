/**
 * How well a query names a code as a whole, from 0 to 1: an operation id, a path, or a method with its path. A path counts
 * with or without its host, its method and its first slash.
 */
export function getCodeFit(query: string, codes: readonly string[]): number {
  if (codes.length === 0 || query.length < 3) return 0;
  const asked = normalize(query);
  return Math.max(0, ...codes.map((code) => compare(asked, normalize(code))));
}

function normalize(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/https?:\/\/[^/\s]+/, '')
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/(\s)\/|^\//g, '$1');
}

function compare(asked: string, code: string): number {
  if (asked === code) return 1;
  const path = code.replace(/^\w+ /, '');
  if (asked === path) return 0.95;
  if (!asked.includes('/')) return 0;
  return code.includes(asked) || path.includes(asked) ? (0.9 * asked.length) / code.length : 0;
}
