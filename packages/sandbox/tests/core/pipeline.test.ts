import { describe, expect, it } from 'vitest';
import { createPicture, createShop } from '../support/shop';

const tea = { name: 'Tea', price: 3 };

it.each([
  ['an unknown path', 'GET /orders', undefined, {}, 404, 'The contract has no operation GET /orders.'],
  ['a key of another kind', 'GET /products', undefined, { Authorization: 'Bearer abc' }, 401, 'begins with "sk_test_"'],
  ['a wrong parameter', 'GET /products?limit=0', undefined, {}, 400, '"limit" must be between 1 and 100.'],
  ['no body', 'POST /products', undefined, {}, 400, 'The body is missing.'],
  ['a body that is no JSON', 'POST /products', '{"name":\n }', {}, 400, 'not valid JSON: line 2, column 2.'],
  ['a type of another kind', 'POST /products', 'a=1', { 'Content-Type': 'text/plain' }, 400, 'send application/json.'],
  ['an unknown object', 'GET /products/prd_none', undefined, {}, 404, 'Example of not_found.'],
])('%s is a problem', (_, line, body, headers, status, detail) => {
  const { json, headers: sent } = createShop().call(line, body, headers);
  expect(json).toMatchObject({ status, detail: expect.stringContaining(detail) });
  expect(sent['Content-Type']).toBe('application/problem+json');
});

it('a body names each of its fields that is not valid, whatever they are called', () => {
  const { json } = createShop().call('POST /products', { price: -1, colours: ['red', 'pink'], constructor: 1 });
  expect(json.errors).toEqual([
    { pointer: '#/name', detail: 'is required' },
    { pointer: '#/price', detail: 'must be at least 0' },
    { pointer: '#/colours/1', detail: 'must be one of red, blue' },
    { pointer: '#/constructor', detail: 'is not a field of this object' },
  ]);
});

describe('a form', () => {
  it('takes a file, and lists with the types of their items', () => {
    const { post } = createShop();
    expect(post('/pictures', ['picture', createPicture()], ['sizes', '1'], ['sizes', '2']).status).toBe(200);
    const wrong = post('/pictures', ['picture', createPicture()], ['sizes', 'large']);
    expect(wrong.json.errors).toEqual([{ pointer: '#/sizes/0', detail: 'must be an integer' }]);
  });

  it('refuses text in place of a file, a file of another type, and one that is no image', () => {
    const { post } = createShop();
    expect(post('/pictures', ['picture', 'cup.jpg']).json.errors[0].detail).toBe('must be a file');
    expect(post('/pictures', ['picture', createPicture('image/gif')]).status).toBe(415);
    const text = { ...createPicture(), bytes: new TextEncoder().encode('text') };
    expect(post('/pictures', ['picture', text]).json.code).toBe('image_unreadable');
  });
});

describe('an example', () => {
  it('is chosen by a rule of the operation, and by one of the contract before it', () => {
    const { call } = createShop();
    expect(call('POST /products', { ...tea, name: 'Gold' }).json.code).toBe('invalid_request');
    const blocked = { Authorization: 'Bearer sk_test_blocked' };
    expect(call('POST /products', { ...tea, name: 'Gold' }, blocked).json.code).toBe('unauthorized');
  });

  it('says that it is one where neither a rule chose it nor the request changed anything', () => {
    const { call, post } = createShop();
    expect(post('/pictures', ['picture', createPicture()]).isExample).toBe(true);
    const prefer = { Prefer: 'example=example' };
    const others = [call('GET /products'), call('POST /products', tea), call('GET /products', undefined, prefer)];
    expect(others.map(({ isExample }) => isExample)).toEqual([undefined, undefined, undefined]);
  });

  it('is chosen by the header Prefer, which lists what there is where it asks for something else', () => {
    const { call } = createShop();
    expect(call('GET /products', undefined, { Prefer: 'code=404' }).json.code).toBe('not_found');
    const { detail } = call('GET /products', undefined, { Prefer: 'code=418' }).json;
    expect(detail).toContain('It has 200 (example), 400 (invalid_request)');
  });
});

describe('objects', () => {
  it('are created with ids and times of their own, listed, changed and deleted', () => {
    const { call } = createShop();
    const created = call('POST /products', tea).json;
    expect(created).toMatchObject({ ...tea, created_at: '2026-11-25T10:00:00Z' });
    expect(call('GET /products').json.data).toMatchObject([created, { name: 'Cup' }]);
    expect(call(`PATCH /products/${created.id}`, { price: 4 }).json).toMatchObject({ name: 'Tea', price: 4 });
    expect(call(`GET /products/${created.id}`).json.price).toBe(4);
    expect(call(`DELETE /products/${created.id}`).json).toEqual({ id: created.id, deleted: true });
    expect(call(`GET /products/${created.id}`).status).toBe(404);
  });

  it('come in pages, whose cursors belong to their list', () => {
    const { call } = createShop();
    call('POST /products', tea);
    const first = call('GET /products?limit=1').json;
    expect([first.data[0].name, first.has_more]).toEqual(['Tea', true]);
    const second = call(`GET /products?limit=1&cursor=${first.next_cursor}`).json;
    expect([second.data[0].name, second.has_more]).toEqual(['Cup', false]);
    expect(call('GET /products?cursor=mine').json.detail).toContain('did not come from this list');
  });
});

it('an idempotency key repeats the response to the same body, for a day', () => {
  const { call, advance } = createShop();
  const headers = { 'Idempotency-Key': 'one' };
  const first = call('POST /products', tea, headers).json;
  expect(call('POST /products', tea, headers).json).toEqual(first);
  expect(call('GET /products').json.data).toHaveLength(2);
  expect(call('POST /products', { ...tea, price: 4 }, headers).json.code).toBe('idempotency_key_reused');
  advance(24 * 60 * 60 + 1);
  expect(call('POST /products', tea, headers).status).toBe(201);
  expect(call('GET /products').json.data).toHaveLength(3);
});

it('a socket without a ticket is closed', () => {
  expect(createShop().sandbox.connect('/stock').close?.code).toBe(4401);
});

it('a clock goes no further than times can be written', () => {
  const { sandbox, call } = createShop();
  expect(sandbox.advance('P2D')?.toISOString()).toBe('2026-11-27T10:00:00.000Z');
  expect(sandbox.advance('P9999999999D')).toBeUndefined();
  expect(call('POST /products', tea).json.created_at).toBe('2026-11-27T10:00:00Z');
});
