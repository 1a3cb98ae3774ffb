/** A block of code as Markdown. */
export function toFence(lang: string, code: string): string {
  return `\`\`\`${lang}\n${code}\n\`\`\``;
}
