import { expect, it } from 'vitest';
import { checkRepeatedAnchors } from '@/lib/content-check/check-repeated-anchors';
import { createParsedPage } from '../../../support/parsed-page';

async function check(body: string): Promise<string[]> {
  const faults = checkRepeatedAnchors(await createParsedPage(body));
  return faults.map(({ file, message, hint }) => `${file} ${message} → ${hint}`);
}

it.each([
  ['two explicit ones', '## A [#x]\n\n### B [#x]\n', 'page.mdx:3 The heading "B" has the anchor "#x" of "A" (line 1).'],
  [
    'an explicit one that another heading gets',
    '## Limits\n\n## Other [#limits]\n',
    'page.mdx:3 The heading "Other" has the anchor "#limits" of "Limits" (line 1).',
  ],
  ['a space', '## A [#x y]\n', 'page.mdx:1 The anchor "#x y" has a space. → Write ## A [#x-y].'],
])('an anchor that leads elsewhere is reported: %s', async (_, body, fault) => {
  expect(await check(body)).toEqual([expect.stringContaining(fault)]);
});

it('headings with the same text get anchors of their own', async () => {
  expect(await check('## A\n\n## A\n\n## B [#c]\n')).toEqual([]);
});
