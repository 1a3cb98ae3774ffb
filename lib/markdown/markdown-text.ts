/** A fenced code block in Markdown; its fence is longer than any in the code. */
export function toFence(lang: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${lang}\n${code}\n${fence}`;
}

/** Text as code in a line of Markdown, where none of its characters has a meaning. */
export function toInlineCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const space = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${ticks}${space}${text}${space}${ticks}`;
}

/** A link in Markdown. Its label may hold brackets, which would end it. */
export function toMarkdownLink(label: string, href: string): string {
  return `[${label.replace(/[[\]\\]/g, '\\$&')}](${href})`;
}

/** Shiki's `[!code …]` notation in a comment, in the forms that its transformers accept. */
const comment = String.raw`(?:\{?/\*|<!--|//|#|--|;+|%+)[ \t]*\[!code [^\]\n]+\][ \t]*(?:\*/\}?|-->)?[ \t]*$`;

const wholeLines = new RegExp(String.raw`^[ \t]*${comment}\n?`, 'gm');
const lineEnds = new RegExp(String.raw`[ \t]*${comment}`, 'gm');

/** Languages of code that shows its source, so that it keeps its notation. */
export const sourceLanguages: readonly string[] = ['text', 'md', 'mdx'];

/** Code as readers see it: without the comments that mark lines and words. */
export function removeCodeNotation(code: string): string {
  return code.replace(wholeLines, '').replace(lineEnds, '');
}
