import { describe, expect, it } from 'vitest';
import { expandAnchors } from '@/lib/checks/content/expand-anchors';
import { createParsedPage } from '../../../../support/parsed-page';

async function expand(body: string, fields: { operation?: string } = {}) {
  const page = { ...createParsedPage(body), ...fields };
  const problems = await expandAnchors(page);
  return { hashes: page.hashes, messages: problems.map(({ file, message }) => `${file}: ${message}`) };
}

describe('the anchors of a component that consists of Markdown', () => {
  it('can be linked to', async () => {
    const { hashes } = await expand('<Changelog />\n\n## More\n');
    expect(hashes).toEqual(expect.arrayContaining(['more', '140', 'deprecated-in-140']));
  });

  it('are those of the operation that the page documents', async () => {
    const { hashes } = await expand('<Operation />\n', { operation: 'sendMessage' });
    expect(hashes).toEqual(expect.arrayContaining(['parameters-header', 'body', 'response-201']));
    expect(hashes).not.toContain('response-200');
  });

  it('cannot be used by a heading of its page', async () => {
    const body = '## Errors\n\n### Anfrage [#request]\n\n## Body\n\n<Operation />\n';
    expect((await expand(body, { operation: 'sendMessage' })).messages).toEqual([
      'page.mdx:1: The heading has the anchor "#errors", which <Operation /> already uses.',
      'page.mdx:3: The heading has the anchor "#request", which <Operation /> already uses.',
      'page.mdx:5: The heading has the anchor "#body", which <Operation /> already uses.',
    ]);
    expect(await expand('## Errors\n')).toEqual({ hashes: ['errors'], messages: [] });
  });

  it('are unknown where the page does not name what the component shows', async () => {
    expect((await expand('\n<Operation />\n')).messages).toEqual([
      'page.mdx:2: <Operation /> stands on a page that names no operation.',
    ]);
  });
});
