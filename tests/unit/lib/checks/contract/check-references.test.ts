import { describe, expect, it } from 'vitest';
import { parsePages } from '@/lib/checks/content/parse-pages';
import { checkSchemaReferences, checkUnreferenced, checkUnsentMessages } from '@/lib/checks/contract/check-references';
import type { AsyncApiDocument } from '@/lib/contract/asyncapi-schema';
import { createContract } from '../../../../support/contract';

const page = { file: 'content/docs/api/get-thing.mdx', url: '/docs/api/get-thing' };

describe('a schema reference in a page', () => {
  it('to an unknown schema is reported with its line and the nearest name', async () => {
    const body = 'Text.\n\n<SchemaReference name="Thing" />\n\n<SchemaReference name="Thng" />\n';
    const { parsed } = await parsePages([{ ...page, body }]);
    expect(checkSchemaReferences(createContract(), parsed)).toEqual([
      {
        file: `${page.file}:5`,
        message: 'The contract has no schema "Thng".',
        hint: expect.stringMatching(/^Nearest: Thing/),
      },
    ]);
  });
});

const getPlace = (id: string) => `content/openapi/things.yaml#${id}`;

it('an operation that the entry file does not refer to is a problem with the place of the operation', () => {
  expect(checkUnreferenced(createContract(), ['getThing', 'getOther'], getPlace)).toEqual([
    expect.objectContaining({ file: getPlace('getOther'), message: expect.stringContaining('"getOther" is not part') }),
  ]);
});

const createSocket = (operations: AsyncApiDocument['operations']): AsyncApiDocument => ({
  asyncapi: '3.0.0',
  channels: {
    things: {
      address: '/v1/things',
      messages: { ping: { name: 'ping', payload: {} }, pong: { name: 'pong', payload: {} } },
    },
  },
  operations,
  components: { schemas: {} },
});
const channel = { $ref: '#/channels/things' };
const [ping, pong] = [{ $ref: '#/channels/things/messages/ping' }, { $ref: '#/channels/things/messages/pong' }];

it('a message that no operation sends or receives is a problem', () => {
  const socket = createSocket({ receivePing: { action: 'receive', channel, messages: [ping] } });
  expect(checkUnsentMessages(socket)).toMatchObject([
    { message: 'The message "pong" of the channel "things" is in no operation.' },
  ]);
});

it.each<[string, AsyncApiDocument['operations']]>([
  ['names no messages, and so has all of its channel', { receive: { action: 'receive', channel } }],
  [
    'has the other as its reply',
    { receivePing: { action: 'receive', channel, messages: [ping], reply: { messages: [pong] } } },
  ],
])('there is no problem where the operation %s', (_, operations) => {
  expect(checkUnsentMessages(createSocket(operations))).toEqual([]);
});
