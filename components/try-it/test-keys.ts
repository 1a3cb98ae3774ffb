import { buildSandboxRules } from '@/lib/contract/sandbox-doc';
import { getMessages } from '@/lib/i18n/messages';
import type { MarkdownComponent } from '@/lib/markdown/markdown-component';

/** The keys of test mode that give an error from every operation that can return it. */
export const testKeys: MarkdownComponent = {
  name: 'TestKeys',
  display: 'data',
  attributes: {},
  async toMarkdown(_, { locale, target }) {
    const { loadContract } = await import('@/lib/contract/load-contract.server');
    const rules = (await loadContract('openapi', locale))['x-sandbox'] ?? [];
    const described = rules.map(({ summary = '', ...rule }) => ({ ...rule, summary }));
    return buildSandboxRules(described, getMessages(locale).api, target);
  },
};
