/** Replaces the ids in a path by `{}`, as the contract has parameters there: `/contacts/con_9Lk4Jh7G` → `/contacts/{}`. */
export function hideIds(text: string): string {
  return text.replace(/\/[a-z]+_[A-Za-z0-9]{8,}/g, '/{}');
}

/**
 * Normalises a code for comparison: lower case, without the host and the query of an address, parameter names, and slashes at
 * either end.
 */
export function toComparedCode(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/(https?|wss?):\/\/[^/\s]+/, '')
    .replace(/\?.*/s, '')
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/(\s)\/|^\//g, '$1')
    .replace(/\/$/, '');
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
