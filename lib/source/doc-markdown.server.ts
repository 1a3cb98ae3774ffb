import { toChannelMarkdown } from '../api-contract/channel-markdown';
import { getChannel } from '../api-contract/get-channel';
import { getOperation } from '../api-contract/get-operation';
import { loadContract } from '../api-contract/load-contract.server';
import { toOperationMarkdown, toPropertyMarkdown } from '../api-contract/operation-markdown';
import { buildSchemaTree } from '../api-contract/property-tree';
import type { Locale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';
import type { DocPage } from './docs.server';

/** What a page draws from the contract, as its text names it. */
const drawn = /<(Operation|Channel|SchemaReference)(?:\s+name="(\w+)")?\s*\/>/g;

/** A page as Markdown: its text, and what it draws from the contract in full. */
export async function getDocMarkdown({ data }: DocPage, locale: Locale): Promise<string> {
  const { api } = getMessages(locale);
  const [openapi, asyncapi] = [await loadContract('openapi', locale), await loadContract('asyncapi', locale)];
  const drawSchema = (name: string) => {
    const { children, variants } = buildSchemaTree(openapi, name);
    return toPropertyMarkdown(children, variants, api);
  };
  const parts = new Map<string, (name: string) => string>([
    ['Operation', () => toOperationMarkdown(openapi, getOperation(openapi, data.operation ?? ''), api)],
    ['Channel', () => toChannelMarkdown(asyncapi, getChannel(asyncapi, data.channel ?? ''), api)],
    ['SchemaReference', drawSchema],
  ]);
  const text = await data.getText('processed');
  const body = text.replace(drawn, (component, kind: string, name = '') => parts.get(kind)?.(name) ?? component);
  return `# ${data.title}\n\n${data.description}\n\n${body.trim()}\n`;
}
