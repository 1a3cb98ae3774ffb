/** Normalises a code for comparison: lower case, without the host, parameter names and leading slashes. */
export function toComparedCode(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/https?:\/\/[^/\s]+/, '')
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/(\s)\/|^\//g, '$1');
}

/**
 * How well a query names a code as a whole, from 0 to 1: an operation id, a path, or a method with its path. A path matches
 * with or without its host, method and leading slash. All arguments are normalised by `toComparedCode`.
 */
export function getCodeFit(asked: string, codes: readonly string[]): number {
  return asked.length < 3 ? 0 : Math.max(0, ...codes.map((code) => compare(asked, code)));
}

function compare(asked: string, code: string): number {
  if (asked === code) return 1;
  const path = code.replace(/^\w+ /, '');
  if (asked === path) return 0.95;
  if (!asked.includes('/')) return 0;
  return code.includes(asked) || path.includes(asked) ? (0.9 * asked.length) / code.length : 0;
}
