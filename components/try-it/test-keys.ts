import { buildSandboxRows } from '@/lib/contract/sandbox-tree';
import { getMessages } from '@/lib/i18n/messages';
import type { TreeComponent } from '@/lib/markdown/define-tree';

/** The keys of test mode that give an error from every operation that can return it. */
export const testKeys: TreeComponent = {
  name: 'TestKeys',
  place: 'data',
  attributes: {},
  async toTree(_, { locale, form }) {
    const { loadContract } = await import('@/lib/contract/load-contract.server');
    const rows = (await loadContract('openapi', locale))['x-sandbox'] ?? [];
    const described = rows.map(({ summary = '', ...row }) => ({ ...row, summary }));
    return buildSandboxRows(described, getMessages(locale).api, form);
  },
};
