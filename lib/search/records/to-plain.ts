/** A line of Markdown with code, emphasis and links, as the text that readers see. */
export function toPlain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The lines of a Markdown list, each as readers see it. */
export function toPlainLines(markdown: string): string[] {
  return markdown
    .split('\n')
    .map((line) => toPlain(line.replace(/^- /, '')))
    .filter(Boolean);
}
