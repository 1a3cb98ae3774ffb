const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** HTML as text: the names and the small numbers by which signs are written where text has to be escaped. */
export function unescapeHtml(html: string): string {
  return html.replace(
    /&(?:#x([\da-f]{1,2})|#(\d{1,3})|(amp|lt|gt|quot));/gi,
    (_, hex, decimal, name: string | undefined) =>
      name ? (named[name.toLowerCase()] ?? '') : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}
