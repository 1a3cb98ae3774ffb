const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML, including attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Decodes the character references that escaping produces: four names, and short numbers such as `&#x27;` and `&#039;`. */
export function unescapeHtml(html: string): string {
  return html.replace(
    /&(?:#x([\da-f]{1,2})|#(\d{1,3})|(amp|lt|gt|quot));/gi,
    (_, hex, decimal, name: string | undefined) =>
      name ? (named[name.toLowerCase()] ?? '') : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}

/** A text as a part of a regular expression that matches just this text. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
