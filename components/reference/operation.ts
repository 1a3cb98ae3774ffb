import { getOperation } from '@/lib/contract/get-operation';
import { buildOperationDoc, buildOperationLead } from '@/lib/contract/operation-doc';
import { SiteError } from '@/lib/errors/site-error';
import { getMessages } from '@/lib/i18n/messages';
import type { MarkdownComponent, MarkdownContext } from '@/lib/markdown/markdown-component';

async function loadParts({ operation: id, locale, target }: MarkdownContext) {
  if (!id) {
    const hint = 'Add `operation: <id>` to its frontmatter, or remove the component.';
    throw new SiteError('<Operation /> stands on a page that names no operation.', hint);
  }
  const { loadContract } = await import('@/lib/contract/load-contract.server');
  const document = await loadContract('openapi', locale);
  return { document, operation: getOperation(document, id), texts: getMessages(locale).api, target };
}

/** The operation that the frontmatter of the page names. */
export const operation: MarkdownComponent = {
  name: 'Operation',
  display: 'data',
  attributes: {},
  toLead: async (_, context) => buildOperationLead(await loadParts(context)),
  toMarkdown: async (_, context) => buildOperationDoc(await loadParts(context)),
};
