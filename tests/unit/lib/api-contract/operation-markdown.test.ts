import { describe, expect, it } from 'vitest';
import { getOperation } from '@/lib/api-contract/get-operation';
import { loadContract } from '@/lib/api-contract/load-contract.server';
import { toOperationMarkdown, toPropertyMarkdown } from '@/lib/api-contract/operation-markdown';
import { buildPropertyTree } from '@/lib/api-contract/property-tree';
import { getLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

const locale = getLocale('en');
const { api } = getMessages(locale);

describe('an operation as Markdown', () => {
  it('says what a status means before the examples of its codes', async () => {
    const document = await loadContract('openapi', locale);
    const operation = getOperation(document, 'sendMessage');
    const status = operation.responses.find((candidate) => candidate.status === '422');
    expect(toOperationMarkdown(document, operation, api)).toContain(
      [
        `- 422: ${status?.response.description}`,
        '  - `validation_failed`: Example: The 24 hours are over.',
        '  - `idempotency_key_reused`: Example: The key was used with another body.',
      ].join('\n'),
    );
  });

  it('says a code and its meaning in one line if the status has no other code', async () => {
    const document = await loadContract('openapi', locale);
    const operation = getOperation(document, 'sendMessage');
    const status = operation.responses.find((candidate) => candidate.status === '401');
    expect(toOperationMarkdown(document, operation, api)).toContain(
      `- 401 \`unauthorized\`: ${status?.response.description}`,
    );
  });
});

describe('properties as Markdown', () => {
  it('nest alternatives, each with its description', () => {
    const tree = buildPropertyTree(
      {},
      {
        oneOf: [
          { title: 'New', description: 'The object may be empty.', properties: { name: { type: 'string' } } },
          { title: 'Other', oneOf: [{ title: 'Old', properties: { id: { type: 'string' } } }] },
        ],
      },
    );
    expect(toPropertyMarkdown(tree, api)).toBe(
      [
        '- One of: New: The object may be empty.',
        '  - `name` (string):',
        '- One of: Other',
        '  - One of: Old',
        '    - `id` (string):',
      ].join('\n'),
    );
  });
});
