import { toMarkdownLink } from '../markdown/to-markdown-link';

/** A page in a list of pages. */
export interface ListedPage {
  title: string;
  url: string;
  description: string;
  /** As the language writes it. */
  date?: string;
}

/** Pages as a list of links in Markdown, each with its sentence. */
export function toLinkList(pages: readonly ListedPage[]): string {
  return pages
    .map(({ title, url, description, date }) => {
      const link = toMarkdownLink(title, url);
      return `- ${date ? `${link} (${date})` : link}: ${description}`;
    })
    .join('\n');
}
