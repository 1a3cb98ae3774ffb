import { buildSandboxChannels, buildSandboxOperations } from '../../src/build';
import { createSandbox, randomText } from '../../src/core';
import type { SandboxOperation } from '../../src/core/operation';

const toProblemResponse = (...codes: string[]) => ({
  description: 'An error.',
  content: {
    'application/problem+json': {
      examples: Object.fromEntries(codes.map((code) => [code, { value: toProblem(code) }])),
    },
  },
});
const toProblem = (code: string) => ({
  type: `https://shop.test/errors#${code}`,
  code,
  status: 0,
  detail: '',
  request_id: '',
});
const order = { id: 'ord_1', name: 'Tea', quantity: 1, tags: [] };
const success = (value: unknown, schema: object = {}) => ({
  description: 'OK',
  content: { 'application/json': { schema, examples: { ok: { value } } } },
});
const orderId = {
  name: 'order_id',
  in: 'path',
  required: true,
  description: '',
  schema: { type: 'string' },
  example: 'ord_1',
};
const orderSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: { type: 'string' },
    quantity: { type: 'integer' },
    price: { type: 'number' },
    tags: { type: 'array', items: { type: 'string' } },
  },
};

/** A shop with orders, a photo of which can be read, and a file that can be kept. */
const shop = {
  openapi: '3.1.1',
  info: { title: 'Shop', version: '1.0.0' },
  paths: {
    '/orders': {
      get: {
        operationId: 'listOrders',
        parameters: [
          { name: 'limit', in: 'query', description: '', schema: { type: 'integer', maximum: 100 } },
          { name: 'below', in: 'query', description: '', schema: { type: 'number' } },
          {
            name: 'ids',
            in: 'query',
            description: '',
            schema: { type: 'array', maxItems: 2, items: { type: 'integer' } },
          },
        ],
        responses: { '200': success({ data: [order], has_more: false, next_cursor: null }) },
      },
      post: {
        operationId: 'createOrder',
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: orderSchema },
            'multipart/form-data': { schema: orderSchema },
            'application/x-www-form-urlencoded': { schema: orderSchema },
          },
        },
        responses: {
          '201': success(order, orderSchema),
          '413': toProblemResponse('payload_too_large'),
          '415': toProblemResponse('unsupported_media_type'),
          '422': toProblemResponse('validation_failed'),
        },
      },
    },
    '/orders/{order_id}': {
      parameters: [orderId],
      get: { operationId: 'getOrder', responses: { '200': success(order), '404': toProblemResponse('not_found') } },
      patch: {
        operationId: 'updateOrder',
        requestBody: { required: true, content: { 'application/merge-patch+json': { schema: orderSchema } } },
        responses: { '200': success(order), '404': toProblemResponse('not_found') },
      },
      delete: { operationId: 'deleteOrder', responses: { '204': { description: 'Gone.' } } },
    },
    '/orders/{order_id}/lines': {
      parameters: [orderId],
      get: {
        operationId: 'listLines',
        responses: { '200': success({ data: [{ id: 'lin_1' }], has_more: false, next_cursor: null }) },
      },
    },
    '/photos': {
      post: {
        operationId: 'readPhoto',
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['image'],
                additionalProperties: false,
                properties: { image: { type: 'string', format: 'binary' } },
              },
              encoding: { image: { contentType: 'image/png' } },
            },
            'application/json': {
              schema: {
                type: 'object',
                required: ['image'],
                properties: { image: { type: 'string', contentEncoding: 'base64', minLength: 4 } },
              },
            },
          },
        },
        responses: {
          '200': success({ text: 'Tea' }),
          '413': toProblemResponse('payload_too_large'),
          '422': toProblemResponse('validation_failed', 'image_unreadable'),
        },
        'x-sandbox-resource': { maxFileBytes: 1_000_000 },
      },
    },
    '/events/stream': {
      get: {
        operationId: 'streamEvents',
        responses: { '200': { description: 'Events', content: { 'text/event-stream': {} } } },
      },
    },
  },
};

const event = {
  id: 'evt_1',
  type: 'order.paid',
  mode: 'live',
  created_at: '2026-11-20T09:00:00Z',
  data: { order_id: 'ord_1' },
};

const channels = {
  channels: {
    events: {
      address: '/events',
      messages: { paid: { name: 'order.paid', payload: {}, examples: [{ payload: event }] } },
    },
    counter: {
      address: '/counter',
      messages: { hello: { name: 'hello', payload: {}, examples: [{ payload: { type: 'hello' } }] } },
    },
  },
  operations: {
    say: {
      action: 'send',
      channel: { $ref: '#/channels/counter' },
      messages: [{ $ref: '#/channels/counter/messages/hello' }],
    },
  },
};

function buildShop(): SandboxOperation[] {
  return buildSandboxOperations({ openapi: shop as never, asyncapi: channels as never, images: [] });
}

export function createShop() {
  return createSandbox(buildShop(), { now: () => new Date(), randomText }, buildSandboxChannels(channels as never));
}
