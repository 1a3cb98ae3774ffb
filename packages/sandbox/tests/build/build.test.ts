import { describe, expect, it } from 'vitest';
import { buildSandboxChannels, buildSandboxOperations, resolveReference } from '../../src/build';
import { shop } from '../support/shop';

const operations = buildSandboxOperations(shop);
const get = (id: string) => operations.find((operation) => operation.id === id);

describe('an operation', () => {
  it('has the parameters of its path, and the action that path and method name', () => {
    expect(get('getProduct')?.parameters.map(({ name }) => name)).toEqual(['product_id']);
    const actions = operations.map(({ id, resource }) => [id, resource?.action]);
    expect(Object.fromEntries(actions)).toEqual({
      listProducts: 'list',
      createProduct: 'create',
      getProduct: 'read',
      updateProduct: 'update',
      deleteProduct: 'delete',
      checkPicture: undefined,
    });
  });

  it('has its own rules before those of the contract, and only those whose examples it has', () => {
    expect(get('createProduct')?.rules.map(({ example }) => example)).toEqual(['invalid_request', 'unauthorized']);
    expect(get('listProducts')?.rules.map(({ example }) => example)).toEqual(['unauthorized']);
  });

  it('has every schema that its own refer to', () => {
    expect(Object.keys(get('createProduct')?.schemas ?? {})).toEqual(['NewProduct', 'Colour']);
  });

  it('has the form before other bodies', () => {
    expect(Object.keys(get('checkPicture')?.body?.content ?? {})).toEqual(['multipart/form-data', 'application/json']);
  });
});

it('a channel has its messages by direction, with their replies', () => {
  const [channel] = buildSandboxChannels(shop.asyncapi);
  expect(channel?.received.map(({ name }) => name)).toEqual(['ready', 'changed', 'watching']);
  expect(channel?.sent).toMatchObject([{ name: 'watch', reply: 'watching' }]);
});

it('a reference that leads nowhere names what is there instead', () => {
  const schema = { $ref: '#/components/schemas/Color' };
  expect(() => resolveReference(shop.openapi, schema)).toThrow(
    'The reference "#/components/schemas/Color" does not resolve: instead of "Color" there is NewProduct, Product, Colour.',
  );
});
