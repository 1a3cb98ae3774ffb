/** A part of an address as it was meant; as it stands where it is not well-formed, such as `100%`. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
