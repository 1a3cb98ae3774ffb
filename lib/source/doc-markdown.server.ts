import { toChannelMarkdown } from '../api-contract/channel-markdown';
import { getChannel } from '../api-contract/get-channel';
import { getOperation } from '../api-contract/get-operation';
import { loadContract } from '../api-contract/load-contract.server';
import { toOperationMarkdown } from '../api-contract/operation-markdown';
import type { Locale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';
import type { DocPage } from './docs.server';

/** A page as Markdown: its text, and what it draws from the contract in full. */
export async function getDocMarkdown(page: DocPage, locale: Locale): Promise<string> {
  const text = await page.data.getText('processed');
  const drawn = await getDrawnMarkdown(page, locale);
  const body = drawn ? text.replace(/<(Operation|Channel)\s*\/>/, () => drawn) : text;
  return `# ${page.data.title}\n\n${page.data.description}\n\n${body.trim()}\n`;
}

async function getDrawnMarkdown({ data }: DocPage, locale: Locale): Promise<string | undefined> {
  const { api } = getMessages(locale);
  if (data.operation) {
    const document = await loadContract('openapi', locale);
    return toOperationMarkdown(document, getOperation(document, data.operation), api);
  }
  if (!data.channel) return undefined;
  const document = await loadContract('asyncapi', locale);
  return toChannelMarkdown(document, getChannel(document, data.channel), api);
}
