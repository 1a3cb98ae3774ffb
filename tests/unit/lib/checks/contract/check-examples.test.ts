import { expect, it } from 'vitest';
import { checkMessageExamples } from '@/lib/checks/contract/check-examples';
import type { AsyncApiDocument, Message } from '@/lib/contract/asyncapi-schema';
import { contractFiles } from '@/lib/contract/contract-files';

const thing: Message = {
  name: 'thing.created',
  payload: { $ref: '#/components/schemas/Thing' },
  examples: [
    { name: 'first', payload: { id: 'thg_1' } },
    { name: 'second', payload: { id: '2' } },
  ],
};

it.each([
  ['in the channel', thing],
  ['behind a reference', { $ref: '#/components/messages/thing' }],
])('a message example that does not match its payload is a problem, with the message %s', (_, message) => {
  const document: AsyncApiDocument & { components: { messages: Record<string, Message> } } = {
    asyncapi: '3.0.0',
    channels: { things: { address: '/v1/things', messages: { thing: message } } },
    operations: {},
    components: {
      schemas: { Thing: { type: 'object', properties: { id: { type: 'string', pattern: '^thg_' } } } },
      messages: { thing },
    },
  };
  expect(checkMessageExamples(document)).toEqual([
    {
      file: contractFiles.asyncapi,
      message: 'things, thing.created, example second: /id must match pattern "^thg_"',
      hint: 'Correct the example or the schema.',
    },
  ]);
});
