/** Signs of a mistake in what the MDX parser says or in the line that it names, each with the repair. */
const hints: readonly { sign: RegExp; hint: string }[] = [
  {
    sign: /import\/exports/,
    hint: 'Pages have no imports and exports. If it is a sentence, begin it with another word.',
  },
  { sign: /\(U\+201[89CD]\)/, hint: 'Write straight quotes around the values of attributes: title="…".' },
  { sign: /^#+ .*\{#/m, hint: 'Write the anchor of a heading in brackets: ## Heading [#anchor].' },
];

/**
 * What to do about a page that is not valid MDX.
 * @param reason what the parser objects to
 * @param line the text of the line that it names
 */
export function getMdxHint(reason: string, line = ''): string {
  const known = hints.find(({ sign }) => sign.test(`${reason}\n${line}`));
  return known?.hint ?? 'Put `{` and `<` in backticks where they are text, and close every component.';
}
