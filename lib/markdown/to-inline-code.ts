/** Text as code in a line of Markdown, where none of its characters has a meaning. */
export function toInlineCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const space = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${ticks}${space}${text}${space}${ticks}`;
}
