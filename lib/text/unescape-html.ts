const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** HTML as text: what a number stands for, and the four names that are written where text has to be escaped. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot));/gi, (_, hex, decimal, name: string | undefined) =>
    name ? (named[name.toLowerCase()] ?? '') : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}
