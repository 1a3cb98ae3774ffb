import { describe, expect, it } from 'vitest';
import { addComponentAnchors, checkAnchors, checkRepeatedAnchors } from '@/lib/checks/content/anchors';
import type { Problem } from '@/lib/errors/problem';
import { createParsedPage } from '../../../../support/parsed-page';

const toTexts = (problems: Problem[]) => problems.map(({ file, message, hint }) => `${file} ${message} → ${hint}`);

describe('the anchors of a translation', () => {
  const source = createParsedPage('\n## First\n\n### Detail\n\n## Last\n');
  const check = (body: string) => toTexts(checkAnchors(source, createParsedPage(body, 'page.id.mdx')));

  it('are those of its source, in order and depth', () => {
    expect(check('## Pertama [#first]\n\n### Rincian [#detail]\n\n## Terakhir [#last]\n')).toEqual([]);
  });

  it.each([
    [
      '### Rincian\n\n## Terakhir [#last]',
      /:3 "### Rincian" \(#rincian\) .* "### Detail" \(#detail, line 4 of .*as ### Rincian \[#detail\]/,
    ],
    [
      '## Rincian [#detail]\n\n## Terakhir [#last]',
      /:3 "## Rincian" \(#detail\) does not match .* → Write it as ### Rincian \[#detail\]/,
    ],
    [
      '## Terakhir [#last]',
      /:3 "## Terakhir" .* The source has 3 headings; this page has 2\. → Translate the missing section/,
    ],
    [
      '### Rincian [#detail]',
      / The end of the page does not match .* → Translate the missing section there, as ## … \[#last\]/,
    ],
    [
      '## Lagi [#more]\n\n### Rincian [#detail]\n\n## Terakhir [#last]',
      /:3 "## Lagi" .* → Remove this heading, or add it/,
    ],
  ])('are reported once, at the first difference: %j', (body, expected) => {
    expect(check(`## Pertama [#first]\n\n${body}\n`)).toEqual([expect.stringMatching(expected)]);
  });
});

describe('an anchor that leads elsewhere', () => {
  it.each([
    ['## Limits\n\n## Other [#limits]\n', 'page.mdx:3 The heading "Other" has the anchor "#limits" of "Limits"'],
    ['## A [#x y]\n', 'page.mdx:1 The anchor "#x y" has a space. → Write ## A [#x-y].'],
  ])('is reported: %j', (body, problem) => {
    expect(toTexts(checkRepeatedAnchors(createParsedPage(body)))).toEqual([expect.stringContaining(problem)]);
  });

  it('is none where headings with the same text get anchors of their own', () => {
    expect(checkRepeatedAnchors(createParsedPage('## A\n\n## A\n\n## B [#c]\n'))).toEqual([]);
  });
});

async function expand(body: string, fields: { operation?: string } = {}) {
  const page = { ...createParsedPage(body), ...fields };
  const problems = await addComponentAnchors(page);
  return { anchors: page.anchors, messages: problems.map(({ file, message }) => `${file}: ${message}`) };
}

describe('the anchors of a component that consists of Markdown', () => {
  it('can be linked to', async () => {
    const { anchors } = await expand('<Changelog />\n\n## More\n');
    expect(anchors).toEqual(expect.arrayContaining(['more', '140', 'deprecated-in-140']));
  });

  it('are those of the operation that the page documents', async () => {
    const { anchors } = await expand('<Operation />\n', { operation: 'sendMessage' });
    expect(anchors).toEqual(expect.arrayContaining(['parameters-header', 'body', 'response-201']));
    expect(anchors).not.toContain('response-200');
  });

  it('cannot be used by a heading of its page', async () => {
    const body = '## Errors\n\n### Anfrage [#request]\n\n<Operation />\n';
    expect((await expand(body, { operation: 'sendMessage' })).messages).toEqual([
      'page.mdx:1: The heading has the anchor "#errors", which <Operation /> already uses.',
      'page.mdx:3: The heading has the anchor "#request", which <Operation /> already uses.',
    ]);
  });

  it('are unknown where the page does not name what the component shows', async () => {
    expect((await expand('\n<Operation />\n')).messages).toEqual([
      'page.mdx:2: <Operation /> stands on a page that names no operation.',
    ]);
  });

  it.each([
    ['```mdx\n<Operation />\n```\n', 0],
    ['<Operation />\n\n<Operation/>\n', 2],
  ])('belong to a page once, where it names an operation: %j', async (body, count) => {
    expect((await expand(body, { operation: 'sendMessage' })).messages).toEqual([
      `page.mdx: The page shows its operation ${count} times.`,
    ]);
  });

  it('cannot be those of an operation that there is not', async () => {
    expect((await expand('<Operation />\n', { operation: 'sendMesage' })).messages).toEqual([
      'page.mdx:1: The contract has no operation "sendMesage".',
    ]);
    expect((await expand('<SchemaReference name="Contct" />\n')).messages).toEqual([
      expect.stringContaining('"#/components/schemas/Contct"'),
    ]);
  });
});
