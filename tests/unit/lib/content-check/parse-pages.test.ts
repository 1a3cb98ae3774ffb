import { expect, it, vi } from 'vitest';
import { parsePages } from '@/lib/content-check/parse-pages';
import { pageParser } from '@/lib/markdown/page-parser';

it.each([
  ['a sentence that looks like an import', 'Text.\n\nimport the file and go on.\n', 'If it is a sentence, begin it'],
  ['an anchor in braces', 'Text.\n\n## Limits {#limits}\n', 'Write the anchor of a heading in brackets: ## Heading [#'],
  ['curly quotes around a value', 'Text.\n\n<Callout title=“A”>\n', 'Write straight quotes around the values'],
  ['an open component', 'Text.\n\n<Callout>\n', 'Put `{` and `<` in backticks'],
])('a page that is not valid MDX is reported with the repair: %s', async (_, body, hint) => {
  const { faults } = await parsePages([{ file: 'page.mdx', url: '/docs/page', body }]);
  expect(faults).toEqual([
    {
      file: 'page.mdx:3',
      message: expect.stringMatching(/^The page is not valid MDX: /),
      hint: expect.stringContaining(hint),
    },
  ]);
});

it('an error of a plugin is not reported as a fault of the page', async () => {
  const flaw = new TypeError('heading.id is undefined');
  const run = vi.spyOn(pageParser, 'run').mockRejectedValue(flaw as never);
  await expect(parsePages([{ file: 'page.mdx', url: '/docs/page', body: 'Text.' }])).rejects.toBe(flaw);
  run.mockRestore();
});
