/** A fenced code block in Markdown. */
export function toFence(lang: string, code: string): string {
  return `\`\`\`${lang}\n${code}\n\`\`\``;
}
