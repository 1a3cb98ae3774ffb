import { buildSandboxChannels, buildSandboxOperations, type SandboxSource } from '../../src/build';
import { createSandbox, type SandboxFile, type SandboxSettings } from '../../src/core';

const testKey = 'sk_test_shop';

const problem = (status: number, code: string) => ({
  description: code,
  content: {
    'application/problem+json': { examples: { [code]: { value: { status, code, detail: `Example of ${code}.` } } } },
  },
});

const errors = {
  '400': problem(400, 'invalid_request'),
  '401': problem(401, 'unauthorized'),
  '404': problem(404, 'not_found'),
};
const invalid = { '422': problem(422, 'validation_failed') };

const json = (schema: object, value: unknown, name = 'example') => ({
  content: { 'application/json': { schema, examples: { [name]: { summary: name, value } } } },
});

const cup = {
  id: 'prd_4Wm1Xz8Rt5Vb3Nc7Hs2Kd9Lq',
  name: 'Cup',
  price: 5,
  colours: ['red'],
  created_at: '2026-01-01T00:00:00Z',
};
const page = { data: [cup], has_more: false, next_cursor: null };
const product = { $ref: '#/components/schemas/Product' };
const list = { type: 'object', properties: { data: { type: 'array', items: product } } };

const id = {
  name: 'product_id',
  in: 'path' as const,
  required: true,
  description: 'Id.',
  schema: { type: 'string' },
  example: cup.id,
};
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  description: 'Key.',
  schema: { type: 'string' },
};

/** The contract of a small shop: products that can be created, listed, read, changed and deleted, and pictures of them. */
export const shop: SandboxSource = {
  openapi: {
    info: { title: 'Shop', version: '1.0.0' },
    security: [{ key: [] }],
    'x-sandbox': [
      { when: { 'header.Authorization': 'Bearer sk_test_blocked' }, response: '401', example: 'unauthorized' },
    ],
    paths: {
      '/products': {
        get: {
          operationId: 'listProducts',
          parameters: [
            { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } },
            { name: 'cursor', in: 'query', schema: { type: 'string' } },
          ],
          responses: { '200': { description: 'Products.', ...json(list, page) }, ...errors },
        },
        post: {
          operationId: 'createProduct',
          parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
          requestBody: {
            required: true,
            ...json({ $ref: '#/components/schemas/NewProduct' }, { name: 'Cup', price: 5 }),
          },
          responses: {
            '201': { description: 'The product.', ...json(product, cup) },
            ...errors,
            ...invalid,
          },
          'x-sandbox': [{ when: { 'body.name': 'Gold' }, response: '400', example: 'invalid_request' }],
        },
      },
      '/products/{product_id}': {
        parameters: [id],
        get: {
          operationId: 'getProduct',
          responses: { '200': { description: 'The product.', ...json(product, cup) }, ...errors },
        },
        patch: {
          operationId: 'updateProduct',
          requestBody: { required: true, ...json({ type: 'object' }, { price: 6 }) },
          responses: { '200': { description: 'The product.', ...json(product, cup) }, ...errors },
        },
        delete: {
          operationId: 'deleteProduct',
          responses: {
            '200': { description: 'Deleted.', ...json({ type: 'object' }, { id: cup.id, deleted: true }) },
            ...errors,
          },
        },
      },
      '/pictures': {
        post: {
          operationId: 'checkPicture',
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: { type: 'object' } },
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  required: ['picture'],
                  properties: {
                    picture: { type: 'string', format: 'binary' },
                    sizes: { type: 'array', items: { type: 'integer' } },
                  },
                  additionalProperties: false,
                },
                encoding: { picture: { contentType: 'image/jpeg, image/webp' } },
              },
            },
          },
          responses: {
            '200': { description: 'Sizes.', ...json({ type: 'object' }, { ok: true }) },
            ...errors,
            '422': problem(422, 'image_unreadable'),
          },
        },
      },
    },
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', 'x-sandbox-key': { prefix: 'sk_test_' } } },
      parameters: { IdempotencyKey: idempotencyKey },
      schemas: {
        NewProduct: {
          type: 'object',
          required: ['name', 'price'],
          properties: {
            name: { type: 'string', minLength: 1 },
            price: { type: 'number', minimum: 0 },
            colours: { type: 'array', items: { $ref: '#/components/schemas/Colour' } },
          },
          additionalProperties: false,
        },
        Product: {
          type: 'object',
          required: ['id', 'name', 'price', 'colours', 'created_at'],
          properties: {
            id: { type: 'string' },
            name: { type: 'string' },
            price: { type: 'number' },
            colours: { type: 'array', items: { $ref: '#/components/schemas/Colour' } },
            created_at: { type: 'string', format: 'date-time' },
          },
        },
        Colour: { enum: ['red', 'blue'], type: 'string' },
      },
    },
  } as SandboxSource['openapi'],
  asyncapi: {
    channels: {
      stock: {
        address: '/stock',
        messages: {
          ready: { name: 'ready', payload: {}, examples: [{ payload: { type: 'ready' } }] },
          changed: { name: 'changed', payload: {}, examples: [{ payload: { type: 'changed', count: 3 } }] },
          watch: { name: 'watch', payload: { type: 'object', required: ['product'] } },
          watching: { name: 'watching', payload: {}, examples: [{ payload: { type: 'watching', product: cup.id } }] },
        },
      },
    },
    operations: {
      receiveStock: {
        action: 'receive',
        channel: { $ref: '#/channels/stock' },
        messages: [{ $ref: '#/channels/stock/messages/ready' }, { $ref: '#/channels/stock/messages/changed' }],
      },
      watch: {
        action: 'send',
        channel: { $ref: '#/channels/stock' },
        messages: [{ $ref: '#/channels/stock/messages/watch' }],
        reply: { messages: [{ $ref: '#/channels/stock/messages/watching' }] },
      },
    },
  },
  images: [],
};

/** Creates settings with a clock that stands still unless it is moved, and ids that count. */
function createSettings(): SandboxSettings & { advance: (seconds: number) => void } {
  let time = Date.parse('2026-11-25T10:00:00Z');
  let count = 0;
  return {
    now: () => new Date(time),
    randomText(length) {
      count += 1;
      return String(count).padStart(length, 'x');
    },
    advance(seconds) {
      time += seconds * 1000;
    },
  };
}

/** Creates a sandbox of the shop, with short ways to call it. */
export function createShop() {
  const settings = createSettings();
  const sandbox = createSandbox(buildSandboxOperations(shop), settings, buildSandboxChannels(shop.asyncapi));
  return {
    sandbox,
    advance: settings.advance,
    /** Calls with a test key, such as `GET /products`; a body that is no text is sent as JSON. */
    call(line: string, body?: unknown, headers: Record<string, string> = {}) {
      const [method = '', url = ''] = line.split(' ');
      const own = { Authorization: `Bearer ${testKey}`, 'Content-Type': 'application/json', ...headers };
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const response = sandbox.respond({
        method,
        url,
        headers: own,
        ...(body !== undefined && { body: { kind: 'text', text } }),
      });
      return { ...response, json: JSON.parse(response.body) };
    },
    /** Posts a form with a test key. */
    post(url: string, ...fields: [name: string, value: string | SandboxFile][]) {
      const parts = fields.map(([name, value]) => ({ name, value }));
      const headers = { Authorization: `Bearer ${testKey}` };
      const response = sandbox.respond({ method: 'POST', url, headers, body: { kind: 'form', parts } });
      return { ...response, json: JSON.parse(response.body) };
    },
  };
}

/** Makes a file that begins as a JPEG does. */
export function createPicture(type = 'image/jpeg'): SandboxFile {
  return { name: 'cup.jpg', type, bytes: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]) };
}
