const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Decodes the character references that escaping produces: four names, and short numbers such as `&#x27;` and `&#039;`. */
export function unescapeHtml(html: string): string {
  return html.replace(
    /&(?:#x([\da-f]{1,2})|#(\d{1,3})|(amp|lt|gt|quot));/gi,
    (_, hex, decimal, name: string | undefined) =>
      name ? (named[name.toLowerCase()] ?? '') : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}
