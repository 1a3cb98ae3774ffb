import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import type { AsyncApiDocument } from '@/lib/api-contract/asyncapi-schema';
import { toChannelMarkdown } from '@/lib/api-contract/channel-markdown';
import { getChannel } from '@/lib/api-contract/get-channel';
import { getOperation, listOperations } from '@/lib/api-contract/get-operation';
import { loadContract } from '@/lib/api-contract/load-contract.server';
import { toOperationMarkdown, toPropertyMarkdown } from '@/lib/api-contract/operation-markdown';
import { buildPropertyTree } from '@/lib/api-contract/property-tree';
import { getLocale, locales } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

const locale = getLocale('en');
const { api } = getMessages(locale);

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The values of the nodes of a type in some Markdown, as a reader's parser sees it. */
function listValues(markdown: string, type: 'html' | 'inlineCode'): string[] {
  const values: string[] = [];
  visit(parser.parse(markdown), (node) => {
    if (node.type === type) values.push(node.value);
  });
  return values;
}

describe.each(locales)('the contract as Markdown in $code', (language) => {
  const texts = getMessages(language).api;

  it('contains nothing that a parser takes for HTML', async () => {
    const openapi = await loadContract('openapi', language);
    const asyncapi = await loadContract('asyncapi', language);
    const pages = [
      ...listOperations(openapi).map((operation) => toOperationMarkdown(openapi, operation, texts)),
      ...Object.keys(asyncapi.channels).map((id) => toChannelMarkdown(asyncapi, getChannel(asyncapi, id), texts)),
    ];
    expect(pages.flatMap((page) => listValues(page, 'html'))).toEqual([]);
  });
});

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

  it('marks what is required, and gives limits, only in what is sent', async () => {
    const document = await loadContract('openapi', locale);
    const markdown = toOperationMarkdown(document, getOperation(document, 'detectFaces'), api);
    const [sent, answered] = markdown.split(`## ${api.responses}\n`);
    expect(sent).toMatch(/\(`string`; required\)/);
    expect(sent).toMatch(/\(`string`; pattern /);
    expect(answered).toContain('- `faces` (`array<object>`): ');
    expect(answered).not.toMatch(/; (?:required|pattern|maximum)/);
  });
});

describe('a channel as Markdown', () => {
  it('marks what is required, and gives limits, only in the messages that are sent', () => {
    const payload = { required: ['text'], properties: { text: { type: 'string', maxLength: 9 } } };
    const toMessages = (name: string) => [{ name, title: name, payload }];
    const channel = { received: toMessages('answer'), sent: toMessages('question') };
    const item = '- `text` (`string`';
    expect(toChannelMarkdown({} as AsyncApiDocument, channel, api)).toBe(
      [
        ...[`## ${api.received}`, '### `answer`', `${item}):`],
        ...[`## ${api.sent}`, '### `question`', `${item}; required; maximum length 9):`],
      ].join('\n\n'),
    );
  });
});

describe('properties as Markdown', () => {
  it('keep every character of types, patterns and values', () => {
    const facts = {
      phones: { type: 'array', items: { type: 'string', pattern: '^\\+[1-9]\\d{6,14}$' } },
      names: { type: 'object', propertyNames: { pattern: '^`*_a_`$' } },
      mark: { type: 'string', format: 'image/*', enum: ['*', '<b>'], default: '*' },
    };
    const markdown = toPropertyMarkdown(buildPropertyTree({}, { properties: facts }), api);
    expect(listValues(markdown, 'inlineCode')).toEqual([
      ...['phones', 'array<string>', '^\\+[1-9]\\d{6,14}$'],
      ...['names', 'object', '^`*_a_`$'],
      ...['mark', 'string', 'image/*', '*', '<b>', '"*"'],
    ]);
  });

  it('give the rules of alternatives, and keep what a text says after a line break in its item', () => {
    const tree = buildPropertyTree(
      {},
      {
        oneOf: [
          { title: 'A', type: 'string', maxLength: 9, description: 'One.\n\nTwo.' },
          { properties: { b: { type: 'object', properties: { c: { description: 'Three,\nfour.' } } } } },
        ],
      },
    );
    expect(toPropertyMarkdown(tree, api)).toBe(
      [
        '- One of: A (maximum length 9): One.',
        '',
        '  Two.',
        '- One of: object',
        '  - `b` (`object`):',
        '    - `c` (`any`): Three,',
        '      four.',
      ].join('\n'),
    );
  });

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
        '  - `name` (`string`):',
        '- One of: Other',
        '  - One of: Old',
        '    - `id` (`string`):',
      ].join('\n'),
    );
  });
});
