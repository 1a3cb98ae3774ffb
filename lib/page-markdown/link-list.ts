/** A page in a list of pages. */
export interface ListedPage {
  title: string;
  url: string;
  description: string;
}

/** Pages as a list of links in Markdown, each with its sentence. */
export function toLinkList(pages: readonly ListedPage[]): string {
  return pages.map(({ title, url, description }) => `- [${escapeBrackets(title)}](${url}): ${description}`).join('\n');
}

/** A title may hold brackets; in a link they would end it. */
function escapeBrackets(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&');
}
