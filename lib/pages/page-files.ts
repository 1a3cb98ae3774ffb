/** The path of a page's files, without an extension: that of the home page needs a name. */
const toFilePath = (path: string) => (path === '/' ? '/index' : path);

/** Returns the path of a page's document in the built site, from the page's own path: `docs/intro.html`. */
export function toHtmlFile(path: string): string {
  return `${toFilePath(path).slice(1)}.html`;
}

/** Returns the path of a page's Markdown, from the page's own path: `/docs/intro.md`. */
export function toMarkdownPath(path: string): string {
  return `${toFilePath(path)}.md`;
}

/** Returns the path of the picture that social networks show for a page, from the page's own path: `/og/docs/intro.png`. */
export function toCardPath(path: string): string {
  return `/og${toFilePath(path)}.png`;
}
