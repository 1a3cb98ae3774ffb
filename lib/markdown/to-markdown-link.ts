/** A link in Markdown. Its label may hold brackets, which would end it. */
export function toMarkdownLink(label: string, href: string): string {
  return `[${label.replace(/[[\]\\]/g, '\\$&')}](${href})`;
}
