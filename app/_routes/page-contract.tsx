import type { ReactNode } from 'react';
import { ChannelView } from '@/components/api/channel-view';
import { OperationView } from '@/components/api/operation-view';
import { getChannel } from '@/lib/api-contract/get-channel';
import { getOperation } from '@/lib/api-contract/get-operation';
import { loadContract } from '@/lib/api-contract/load-contract.server';
import type { DocumentedContract } from '@/lib/drawn-sections/drawn-sections';
import type { Locale } from '@/lib/i18n/locales';
import type { DocFrontmatter } from '@/lib/schemas/doc-frontmatter';

/** What a page documents and draws from the contract. */
interface PageContract extends DocumentedContract {
  /** What `<Operation />` or `<Channel />` stands for. */
  reference: ReactNode;
}

/** Loads what a page documents: an operation, a channel, or nothing. */
export async function loadPageContract(page: DocFrontmatter, locale: Locale): Promise<PageContract | undefined> {
  if (page.operation) {
    const document = await loadContract('openapi', locale);
    const operation = getOperation(document, page.operation);
    const reference = <OperationView document={document} operation={operation} locale={locale} />;
    return { operation, reference };
  }
  if (!page.channel) return undefined;
  const document = await loadContract('asyncapi', locale);
  const channel = getChannel(document, page.channel);
  return { channel, reference: <ChannelView document={document} channel={channel} locale={locale} /> };
}
