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
