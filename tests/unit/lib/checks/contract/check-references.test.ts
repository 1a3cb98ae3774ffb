import { expect, it } from 'vitest';
import {
  checkComponentNames,
  checkUndocumented,
  checkUnreferenced,
  checkUnsentMessages,
} from '@/lib/checks/contract/check-references';
import type { AsyncApiDocument } from '@/lib/contract/asyncapi-schema';
import { createContract } from '../../../../support/contract';

it('an operation without a page is a problem', () => {
  expect(checkUndocumented(createContract(), ['getThing'])).toEqual([]);
  expect(checkUndocumented(createContract(), ['getThings', undefined])).toMatchObject([
    { message: 'The operation "getThing" (GET /v1/things/{thing_id}) has no page.' },
  ]);
});

it('a schema with the name of a type of JavaScript is a problem', () => {
  const { components, ...contract } = createContract();
  expect(checkComponentNames({ ...contract, components: { ...components, schemas: { Event: {} } } })).toMatchObject([
    { message: expect.stringContaining('/components/schemas/Event'), hint: expect.stringContaining('StoredEvent') },
  ]);
});

it('a parameter with the name of a schema is a problem', () => {
  const { components, ...contract } = createContract();
  const thingId = { name: 'thing_id', in: 'path', description: 'Id of the thing.', schema: {} } as const;
  const own = { ...components, schemas: { ThingId: {} }, parameters: { ThingId: thingId } };
  expect(checkComponentNames({ ...contract, components: own })).toMatchObject([
    { message: expect.stringContaining('/components/parameters/ThingId'), hint: 'Name it ThingIdParameter.' },
  ]);
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
