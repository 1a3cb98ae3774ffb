import { expect, it } from 'vitest';
import { getOperation } from '@/lib/contract/get-operation';
import type { OpenApiDocument } from '@/lib/contract/openapi-schema';

const document = {
  components: { parameters: { limit: { name: 'limit', in: 'query', description: 'shared' } } },
  paths: {
    '/contacts': {
      parameters: [{ $ref: '#/components/parameters/limit' }, { name: 'limit', in: 'header', description: 'shared' }],
      get: {
        operationId: 'listContacts',
        parameters: [{ name: 'limit', in: 'query', description: 'own' }],
        responses: {},
      },
    },
  },
} as unknown as OpenApiDocument;

it('the parameters of an operation include those of its path unless it overrides them', () => {
  const { parameters } = getOperation(document, 'listContacts');
  expect(parameters.map(({ in: place, description }) => `${place} ${description}`)).toEqual([
    'query own',
    'header shared',
  ]);
});
