import { describe, expect, it, vi } from 'vitest';
import { checkMessageExamples, parseAsyncApi } from '@/lib/checks/contract/check-asyncapi.server';
import type { AsyncApiDocument, Message } from '@/lib/contract/asyncapi-schema';

/** A document without the version that the specification asks for. */
const file = vi.hoisted(() => 'tests/fixtures/contract/asyncapi.yaml');

vi.mock('@/lib/contract/contract-files', async (importOriginal) => {
  const { contractFiles } = await importOriginal<typeof import('@/lib/contract/contract-files')>();
  return { contractFiles: { ...contractFiles, asyncapi: file } };
});

const thing: Message = {
  name: 'thing.created',
  payload: { $ref: '#/components/schemas/Thing' },
  examples: [
    { name: 'first', payload: { id: 'thg_1' } },
    { name: 'second', payload: { id: '2' } },
  ],
};

it('a document that breaks an AsyncAPI rule is reported with the place and the rule', async () => {
  expect(await parseAsyncApi()).toEqual([
    {
      file: `${file}#/info`,
      message: expect.stringMatching(/must have required property "version" \(.+\)$/),
      hint: 'Change the contract as the rule requires.',
    },
  ]);
});

describe('a message example', () => {
  it.each([
    ['in the channel', thing],
    ['behind a reference', { $ref: '#/components/messages/thing' }],
  ])('that does not match its payload schema is reported, with the message %s', (_, message) => {
    const document: AsyncApiDocument & { components: { messages: Record<string, Message> } } = {
      asyncapi: '3.0.0',
      channels: { things: { address: '/v1/things', messages: { thing: message } } },
      operations: {},
      components: {
        schemas: { Thing: { type: 'object', properties: { id: { type: 'string', pattern: '^thg_' } } } },
        messages: { thing },
      },
    };
    const { problems, count } = checkMessageExamples(document);
    expect(count).toBe(2);
    expect(problems).toEqual([
      {
        file,
        message: 'things, thing.created, example second: /id must match pattern "^thg_"',
        hint: 'Correct the example or the schema.',
      },
    ]);
  });
});
