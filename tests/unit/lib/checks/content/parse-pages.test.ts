import { expect, it } from 'vitest';
import { parsePages } from '@/lib/checks/content/parse-pages';

it.each([
  ['a sentence that looks like an import', 'Text.\n\nimport the file and go on.\n', 'If it is a sentence, begin it'],
  ['an anchor in braces', 'Text.\n\n## Limits {#limits}\n', 'Write the anchor of a heading in brackets: ## Heading [#'],
  ['curly quotes around a value', 'Text.\n\n<Callout title=“A”>\n', 'Write straight quotes around the values'],
  ['an open component', 'Text.\n\n<Callout>\n', 'Put `{` and `<` in backticks'],
])('a page that is not valid MDX is reported with the repair: %s', (_, body, hint) => {
  const { problems } = parsePages([{ file: 'page.mdx', url: '/docs/page', body }]);
  expect(problems).toEqual([
    {
      file: 'page.mdx:3',
      message: expect.stringMatching(/^The page is not valid MDX: /),
      hint: expect.stringContaining(hint),
    },
  ]);
});
