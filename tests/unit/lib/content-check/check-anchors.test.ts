import { describe, expect, it } from 'vitest';
import { checkAnchors } from '@/lib/content-check/check-anchors';
import { createParsedPage } from '../../../support/parsed-page';

const source = await createParsedPage('\n## First\n\n### Detail\n\n## Last\n');

async function check(body: string): Promise<string[]> {
  const faults = checkAnchors(source, await createParsedPage(body, 'page.id.mdx'));
  return faults.map(({ file, message, hint }) => `${file} ${message} → ${hint}`);
}

describe('checkAnchors', () => {
  it('accepts a translation with the anchors of its source, in order and depth', async () => {
    expect(await check('## Pertama [#first]\n\n### Rincian [#detail]\n\n## Terakhir [#last]\n')).toEqual([]);
  });

  it.each([
    [
      'without an anchor',
      '## Pertama [#first]\n\n### Rincian\n\n## Terakhir [#last]\n',
      'page.id.mdx:3 "### Rincian" (#rincian) does not match the source, which has "### Detail" (#detail, line 4 of the source). → Write it as ### Rincian [#detail].',
    ],
    [
      'at the wrong level',
      '## Pertama [#first]\n\n## Rincian [#detail]\n\n## Terakhir [#last]\n',
      'page.id.mdx:3 "## Rincian" (#detail) does not match the source, which has "### Detail" (#detail, line 4 of the source). → Write it as ### Rincian [#detail].',
    ],
  ])('reports a heading %s', async (_, body, expected) => {
    expect(await check(body)).toEqual([expected]);
  });

  it('reports a missing heading once, at the first difference', async () => {
    expect(await check('## Pertama [#first]\n\n## Terakhir [#last]\n')).toEqual([
      expect.stringMatching(
        /^page\.id\.mdx:3 "## Terakhir" \(#last\) .* The source has 3 headings; this page has 2\. → /,
      ),
    ]);
  });

  it('says what to do about a missing or extra heading, and leaves the others alone', async () => {
    const [missing] = await check('## Pertama [#first]\n\n## Terakhir [#last]\n');
    expect(missing).toMatch(/→ Translate that section above this line, as ### … \[#detail\]\.$/);
    const extra = '## Pertama [#first]\n\n## Lagi [#more]\n\n### Rincian [#detail]\n\n## Terakhir [#last]\n';
    expect(await check(extra)).toEqual([
      expect.stringMatching(/^page\.id\.mdx:3 .* → Remove this heading, or add it to the source\.$/),
    ]);
  });

  it('reports a missing or extra heading at the end', async () => {
    const start = '## Pertama [#first]\n\n### Rincian [#detail]\n';
    expect(await check(start)).toEqual([
      'page.id.mdx "## Last" (line 6 of the source) has no translation. → Add ## … [#last] at the end.',
    ]);
    expect(await check(`${start}\n## Terakhir [#last]\n\n## Lagi [#more]\n`)).toEqual([
      'page.id.mdx:7 "## Lagi" is not a heading of the source. → Add it to the source, or remove it here.',
    ]);
  });
});
