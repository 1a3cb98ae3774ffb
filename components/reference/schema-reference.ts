import { toPropertyNodes } from '@/lib/contract/property-nodes';
import { buildSchemaTree } from '@/lib/contract/property-tree';
import { getMessages } from '@/lib/i18n/messages';
import type { MarkdownComponent } from '@/lib/markdown/markdown-component';
import { findTextAttribute } from '@/lib/markdown/mdx-element';

/** The properties of an object in the contract, looked up by the name of its schema. */
export const schemaReference: MarkdownComponent = {
  name: 'SchemaReference',
  display: 'data',
  attributes: { name: { required: true } },
  async toMarkdown(element, { locale, target }) {
    const name = findTextAttribute(element, 'name') ?? '';
    const { loadContract } = await import('@/lib/contract/load-contract.server');
    const tree = buildSchemaTree(await loadContract('openapi', locale), name);
    return toPropertyNodes(tree, { anchor: name, texts: getMessages(locale).api }, target);
  },
};
