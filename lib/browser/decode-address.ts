/** Decodes a part of a URL; malformed text, such as `100%`, is returned as it is. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
