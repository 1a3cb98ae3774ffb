import { describe, expect, it } from 'vitest';
import { checkDrawnAnchors } from '@/lib/content-check/check-drawn-anchors';
import { parsePages } from '@/lib/content-check/parse-pages';

async function parse(body: string) {
  const { parsed } = await parsePages([{ file: 'page.mdx', url: '/docs/page', body }]);
  return parsed;
}

describe('anchors rendered by a component', () => {
  it('can be linked to', async () => {
    const [page] = await parse('<Changelog />\n\n## More\n');
    expect(page?.hashes).toEqual(expect.arrayContaining(['more', '140', 'deprecated-in-140']));
  });

  it('can be linked to where they depend on the contract', async () => {
    const [page] = await parse('<Operation />\n');
    expect(page?.hashes).toEqual(expect.arrayContaining(['parameters-header', 'body', 'response-201']));
  });

  it('cannot be used by a heading', async () => {
    const pages = await parse('## Errors\n\n### Anfrage [#request]\n\n## Body\n\n<Operation />\n');
    expect(pages.flatMap(checkDrawnAnchors).map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'page.mdx:1: The heading has the anchor "#errors", which <Operation /> already uses.',
      'page.mdx:3: The heading has the anchor "#request", which <Operation /> already uses.',
      'page.mdx:5: The heading has the anchor "#body", which <Operation /> already uses.',
    ]);
  });

  it('can be used by a heading on a page without the component', async () => {
    const [page] = await parse('## Errors\n');
    expect(page && checkDrawnAnchors(page)).toEqual([]);
    expect(page?.hashes).toEqual(['errors']);
  });
});
