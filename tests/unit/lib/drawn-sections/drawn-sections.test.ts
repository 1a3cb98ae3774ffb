import { rehypeToc } from 'fumadocs-core/mdx-plugins/rehype-toc';
import type { TableOfContents } from 'fumadocs-core/toc';
import type { Root } from 'hast';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { getChannel } from '@/lib/api-contract/get-channel';
import { getOperation } from '@/lib/api-contract/get-operation';
import { loadContract } from '@/lib/api-contract/load-contract.server';
import { insertDrawnSections } from '@/lib/drawn-sections/drawn-sections';
import { markDrawnSections } from '@/lib/drawn-sections/mark-drawn-sections';
import { getLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

const heading = (id: string) => ({
  type: 'element' as const,
  tagName: 'h2',
  properties: { id },
  children: [{ type: 'text' as const, value: id }],
});
const component = (name: string) => ({ type: 'mdxJsxFlowElement', name, attributes: [], children: [] });

const getOperationOf = async (id: string) => getOperation(await loadContract('openapi', getLocale('en')), id);

/** What the build makes of a page: its table of contents, and the nodes that are left to render. */
async function compile(children: unknown[]) {
  const tree = { type: 'root', children } as Root;
  const file = new VFile();
  const exportToc = { as: 'data', name: 'toc' } as const;
  await unified().use(markDrawnSections).use(rehypeToc, { exportToc }).run(tree, file);
  const toc: TableOfContents = (file.data.rehypeToc ?? []).map(({ url, depth }) => ({ url, depth, title: url }));
  return { toc, tree };
}

describe('sections drawn by a component', () => {
  const texts = getMessages(getLocale('en'));

  it('are in the table of contents in place of the component, without changing the page', async () => {
    const nodes = [heading('before'), component('Operation'), heading('after')];
    const { toc, tree } = await compile([...nodes]);
    expect(
      insertDrawnSections(toc, texts, { operation: await getOperationOf('sendMessage') }).map(({ url }) => url),
    ).toEqual([
      '#before',
      '#request',
      '#parameters-header',
      '#body',
      '#samples',
      '#responses',
      '#response-201',
      '#errors',
      '#after',
    ]);
    expect(tree.children).toEqual(nodes);
  });

  it('are those of the operation that the page documents', async () => {
    const { toc } = await compile([component('Operation')]);
    const operation = await getOperationOf('getContact');
    const urls = insertDrawnSections(toc, texts, { operation }).map(({ url }) => url);
    expect(urls).toEqual([
      '#request',
      '#parameters-path',
      '#parameters-header',
      '#samples',
      '#responses',
      '#response-200',
      '#errors',
    ]);
  });

  it('are those of the channel that the page documents', async () => {
    const { toc } = await compile([component('Channel')]);
    const channel = getChannel(await loadContract('asyncapi', getLocale('en')), 'conversations');
    const onlyReceived = { ...channel, sent: [] };
    const urls = insertDrawnSections(toc, texts, { channel: onlyReceived }).map(({ url }) => url);
    expect(urls).toEqual([
      '#received',
      ...channel.received.map(({ name }) => `#received-${name.replaceAll('.', '-')}`),
    ]);
  });

  it('have titles in the language of the page, at their level', async () => {
    const { toc } = await compile([component('Changelog')]);
    expect(insertDrawnSections(toc, getMessages(getLocale('id'))).slice(0, 2)).toEqual([
      { url: '#140', title: '1.4.0', depth: 2 },
      { url: '#added-in-140', title: 'Ditambahkan di 1.4.0', depth: 3 },
    ]);
  });

  it('have their titles drawn, unlike those of the page', async () => {
    const { toc } = await compile([heading('before'), component('Changelog')]);
    const [first, second] = insertDrawnSections(toc, texts, undefined, (title) => `(${title})`);
    expect([first?.title, second?.title]).toEqual(['#before', '(1.4.0)']);
  });

  it('are absent for a component without headings', async () => {
    expect((await compile([component('PlanSummary')])).toc).toEqual([]);
  });
});
