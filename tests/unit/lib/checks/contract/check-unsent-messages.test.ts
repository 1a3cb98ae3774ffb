import { expect, it } from 'vitest';
import { checkUnsentMessages } from '@/lib/checks/contract/check-unsent-messages';
import type { AsyncApiDocument } from '@/lib/contract/asyncapi-schema';

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
