import { describe, expect, it } from 'vitest';
import { checkExamples, checkMissingExamples } from '@/lib/checks/contract/check-examples';
import type { AsyncApiDocument, Message } from '@/lib/contract/asyncapi-schema';
import type { Operation } from '@/lib/contract/openapi-schema';
import { createContract } from '../../../../support/contract';

const getPlace = (id: string) => `content/openapi/things.yaml#${id}`;

describe('an example', () => {
  it('that fits its schema passes', () => {
    expect(checkExamples(createContract(), getPlace)).toEqual({ problems: [], count: 3 });
  });

  it('that does not fit its schema is reported with its place and the reason', () => {
    const { responses } = createContract().paths['/v1/things/{thing_id}']?.get ?? {};
    const contract = createContract({
      responses: {
        ...responses,
        '200': {
          description: 'The thing.',
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Thing' },
              examples: { thing: { value: { id: '1' } } },
            },
          },
        },
      },
    });
    expect(checkExamples(contract, getPlace).problems).toMatchObject([
      {
        file: getPlace('getThing'),
        message: 'getThing, response 200 (application/json), example thing: /id must match pattern "^thg_\\d+$"',
      },
    ]);
  });
});

const ping: Message = { name: 'ping', payload: {}, examples: [{ name: 'first', payload: {} }] };
const createSocket = (message: Message): AsyncApiDocument => ({
  asyncapi: '3.0.0',
  channels: { things: { address: '/v1/things', messages: { ping: message } } },
  operations: {},
  components: { schemas: {} },
});

const query = { name: 'q', in: 'query', description: 'A word.', schema: { type: 'string' } } as const;

it('a contract in which everything has an example has no problems', () => {
  expect(checkMissingExamples(createContract(), createSocket(ping), getPlace)).toEqual([]);
});

it.each<[string, Partial<Operation>, string]>([
  ['a required parameter', { parameters: [{ ...query, required: true }] }, 'the parameter q'],
  ['a parameter of samples', { parameters: [{ ...query, 'x-in-sample': true }] }, 'the parameter q'],
  ['a body', { requestBody: { content: { 'application/json': {} } } }, 'the body as application/json'],
  [
    'an answer',
    { responses: { '200': { description: 'Done.', content: { 'text/csv': {} } } } },
    'the answer 200 as text/csv',
  ],
  ['an error', { responses: { '404': { description: 'None.' } } }, 'the error 404'],
])('%s without an example is a problem', (_, change, what) => {
  const problems = checkMissingExamples(createContract(change), createSocket(ping), getPlace);
  expect(problems).toMatchObject([{ file: getPlace('getThing'), message: `getThing: ${what} has no example.` }]);
});

it('a parameter that samples leave out needs no example', () => {
  const contract = createContract({ parameters: [query] });
  expect(checkMissingExamples(contract, createSocket(ping), getPlace)).toEqual([]);
});

it('a message without an example is a problem', () => {
  expect(checkMissingExamples(createContract(), createSocket({ ...ping, examples: [] }), getPlace)).toMatchObject([
    { message: 'things: the message ping has no example.' },
  ]);
});
