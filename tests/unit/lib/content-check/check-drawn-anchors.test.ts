import { describe, expect, it } from 'vitest';
import { checkDrawnAnchors } from '@/lib/content-check/check-drawn-anchors';
import { parsePages } from '@/lib/content-check/parse-pages';

async function parse(body: string) {
  const { parsed } = await parsePages([{ file: 'page.mdx', url: '/docs/page', body }]);
  return parsed;
}

describe('anchors that a component draws', () => {
  it('can be linked to', async () => {
    const [page] = await parse('<Changelog />\n\n## More\n');
    expect(page?.hashes).toEqual(expect.arrayContaining(['more', '140', 'deprecated-in-140']));
  });

  it('are taken, so that a heading with one of them is a fault', async () => {
    const pages = await parse('## Errors\n\n### Anfrage [#request]\n\n<Operation />\n');
    expect(pages.flatMap(checkDrawnAnchors).map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'page.mdx:1: A heading takes the anchor "#errors", which <Operation /> draws.',
      'page.mdx:3: A heading takes the anchor "#request", which <Operation /> draws.',
    ]);
  });

  it('are free on a page that does not draw them', async () => {
    const [page] = await parse('## Errors\n');
    expect(page && checkDrawnAnchors(page)).toEqual([]);
    expect(page?.hashes).toEqual(['errors']);
  });
});
