/** Returns the path of a page's Markdown, from the page's own path: `/docs/intro.md`. */
export function toMarkdownPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}

/** Returns the path of the picture that social networks show for a page, from the page's own path: `/og/docs/intro.png`. */
export function toCardPath(path: string): string {
  return `/og${path === '/' ? '/index' : path}.png`;
}
