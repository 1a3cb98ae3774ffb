/** Parses a path with its query. Two slashes at its start, as a base URL that ends in one gives them, are no host. */
export function parseUrl(text: string): URL {
  const path = text.replace(/^https?:\/\/[^/?]*/i, '').replace(/^\//, '');
  return new URL(`http://sandbox.invalid/${path}`);
}
