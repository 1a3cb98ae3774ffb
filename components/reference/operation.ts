import { getOperation } from '@/lib/contract/get-operation';
import { buildOperationLead, buildOperationTree } from '@/lib/contract/operation-tree';
import { SiteError } from '@/lib/errors/site-error';
import { getMessages } from '@/lib/i18n/messages';
import type { TreeComponent, TreeContext } from '@/lib/markdown/define-tree';

async function loadParts({ operation: id, locale, form }: TreeContext) {
  if (!id) {
    const hint = 'Add `operation: <id>` to its frontmatter, or remove the component.';
    throw new SiteError('<Operation /> stands on a page that names no operation.', hint);
  }
  const { loadContract } = await import('@/lib/contract/load-contract.server');
  const document = await loadContract('openapi', locale);
  return { document, operation: getOperation(document, id), texts: getMessages(locale).api, form };
}

/** The operation that the frontmatter of the page names. */
export const operation: TreeComponent = {
  name: 'Operation',
  place: 'data',
  attributes: {},
  toLead: async (_, context) => buildOperationLead(await loadParts(context)),
  toTree: async (_, context) => buildOperationTree(await loadParts(context)),
};
