const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML, including attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Decodes the character references that escaping produces: four names, and short numbers such as `&#x27;` and `&#039;`. */
export function unescapeHtml(html: string): string {
  return html.replace(
    /&(?:#x([\da-f]{1,2})|#(\d{1,3})|(amp|lt|gt|quot));/gi,
    (_, hex, decimal, name: string | undefined) =>
      name
        ? (characters[name.toLowerCase()] ?? '')
        : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}

/** Escapes a text for a regular expression, which then matches just this text. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
