import { describe, expect, it } from 'vitest';
import { buildSandboxOperations, checkContract, normalizeDocument } from '../../src/build';
import { createSandbox, randomText } from '../../src/core';

const asyncapi = { channels: {}, operations: {} };
const pet = { $ref: '#/components/schemas/Pet' };
const ok = (schema: object) => ({
  description: '',
  content: { 'application/xml': {}, 'application/json': { schema } },
});

/** A document of OpenAPI 3.0 without examples, ids of operations and rules. */
const pets = {
  openapi: '3.0.3',
  info: { title: 'Pets', version: '1' },
  paths: {
    '/pets': {
      get: { responses: { default: ok({ type: 'array', items: pet }) } },
      post: {
        requestBody: {
          content: { 'application/json': { schema: pet }, 'application/x-www-form-urlencoded': { schema: pet } },
        },
        responses: { '2XX': ok(pet) },
      },
    },
    '/pets/{petId}': {
      parameters: [{ name: 'petId', in: 'path', required: true, schema: { type: 'integer' } }],
      get: { responses: { '200': ok(pet) } },
      put: {
        requestBody: { content: { 'application/json': { schema: pet } } },
        responses: { '200': { description: '' } },
      },
      delete: { responses: { '204': { description: '' } } },
    },
  },
  components: {
    schemas: {
      Pet: {
        type: 'object',
        required: ['id', 'name'],
        properties: {
          id: { type: 'integer', readOnly: true },
          name: { type: 'string' },
          age: { type: 'integer', minimum: 0, exclusiveMinimum: true, nullable: true },
        },
      },
    },
  },
};

function createPets() {
  const operations = buildSandboxOperations({ openapi: normalizeDocument(pets), asyncapi, images: [] });
  const settings = { now: () => new Date(), randomText, basePaths: ['/api/v3'] };
  const sandbox = createSandbox(operations, settings);
  return (method: string, url: string, value?: object, type = 'application/json') => {
    const text =
      type === 'application/json'
        ? JSON.stringify(value)
        : new URLSearchParams(value as Record<string, string>).toString();
    const isForm = type !== 'application/json';
    const parts = Object.entries(value ?? {}).map(([name, part]) => ({ name, value: String(part) }));
    const body = isForm ? ({ kind: 'form', parts } as const) : ({ kind: 'text', text } as const);
    const response = sandbox.respond({ method, url, headers: { 'Content-Type': type }, ...(value && { body }) });
    return { status: response.status, json: response.body ? JSON.parse(response.body) : undefined };
  };
}

describe('any document is served', () => {
  it('with objects that can be created, read, changed, listed and deleted', () => {
    const call = createPets();
    const { status, json } = call('POST', '/pets', { name: 'Rex' });
    expect([status, json]).toEqual([200, { id: expect.any(Number), name: 'Rex' }]);
    const path = `/api/v3/pets/${json.id}`;
    expect(call('GET', path).json).toEqual(json);
    expect(call('PUT', path, { name: 'Max', age: 2 })).toEqual({ status: 200, json: undefined });
    expect(call('GET', '/pets').json[0]).toEqual({ id: json.id, name: 'Max', age: 2 });
    expect(call('DELETE', path)).toEqual({ status: 204, json: undefined });
    expect(call('GET', path).status).toBe(404);
  });

  it('with its schemas, also those of 3.0', () => {
    const call = createPets();
    const post = (value: object, type?: string) => call('POST', '/pets', value, type).status;
    expect([post({ name: 'a', age: null }), post({ name: 'a', age: 0 }), post({})]).toEqual([200, 422, 422]);
    const type = 'application/x-www-form-urlencoded';
    expect([post({ name: 'a', age: 1 }, type), post({ name: 'a', age: 'x' }, type)]).toEqual([200, 422]);
    expect(call('GET', '/pets/abc').status).toBe(404);
  });
});

const operation = (id: string, more: object = {}) => ({
  operationId: id,
  responses: { '200': { description: '' } },
  ...more,
});
const resource = (value: object) => ({ '/a': { post: operation('a', { 'x-sandbox-resource': value }) } });

it.each([
  [
    { '/a/{b}': { get: operation('a') }, '/a/{c}': { get: operation('b') } },
    'GET /a/{c}',
    'is the same address as /a/{b}',
  ],
  [
    { '/a': { get: operation('a') }, '/b': { get: operation('a') } },
    'GET /b',
    'has the operationId "a", as GET /a has',
  ],
  [resource({ collection: '/a', action: 'make' }), 'POST /a', 'the action "make" is unknown'],
  [resource({ effects: [{ update: { in: '/b', set: {} } }] }), 'POST /a', 'nothing creates the collection "/b"'],
  [resource({ set: { n: { $total: '$request.n' } } }), 'POST /a', 'the operator "$total" is unknown'],
  [resource({ effects: [{ after: '2 days' }] }), 'POST /a', '"2 days" is no duration'],
  [resource({ effects: [{ emit: { type: 'a.b', data: {} } }] }), 'POST /a', 'the event "a.b" is unknown'],
  [
    resource({ effects: [{ send: { channel: 'c', message: 'm', data: {} } }] }),
    'POST /a',
    'the channel "c" is unknown',
  ],
])('a contract that cannot be served is stopped: %j', (paths, location, message) => {
  const openapi = normalizeDocument({ openapi: '3.1.0', info: {}, paths });
  const [problem, ...others] = checkContract({ openapi, asyncapi });
  expect(problem).toMatchObject({ severity: 'error', location, message: expect.stringContaining(message) });
  expect(problem?.hint).not.toBe('');
  expect(others).toEqual([]);
});

it('a path with signs of regular expressions has the objects of its examples', () => {
  const content = { 'application/json': { example: [{ id: 'one', age: 2 }] } };
  const paths = { '/pets(old)/list+': { get: operation('a', { responses: { '200': { description: '', content } } }) } };
  const openapi = normalizeDocument({ openapi: '3.1.0', info: {}, paths });
  const operations = buildSandboxOperations({ openapi, asyncapi, images: [] });
  const sandbox = createSandbox(operations, { now: () => new Date(), randomText });
  const { body } = sandbox.respond({ method: 'GET', url: '/pets(old)/list+', headers: {} });
  expect(JSON.parse(body)).toEqual([{ id: 'one', age: 2 }]);
});

it('an example that its schema refuses is a warning, and an error beside rules', () => {
  const content = { 'application/json': { schema: { type: 'string' }, examples: { wrong: { value: 1 } } } };
  const check = (more: object) => {
    const paths = { '/a': { get: operation('a', { responses: { '200': { description: '', content } }, ...more }) } };
    return checkContract({ openapi: normalizeDocument({ openapi: '3.1.0', info: {}, paths }), asyncapi });
  };
  const message = 'the example "wrong" of 200 is not valid: # must be a string.';
  expect(check({})).toMatchObject([{ severity: 'warning', message }]);
  const rule = { when: { 'query.a': 'b' }, response: '200', example: 'wrong' };
  expect(check({ 'x-sandbox': [rule] })).toMatchObject([{ severity: 'error', message }]);
});
