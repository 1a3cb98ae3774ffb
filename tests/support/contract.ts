import type { OpenApiDocument, Operation, Schema } from '@/lib/contract/openapi-schema';

const thing: Schema = {
  type: 'object',
  description: 'A thing.',
  required: ['id'],
  properties: { id: { type: 'string', pattern: '^thg_\\d+$', description: 'Id of the thing.' } },
};

const problem = { type: 'object', properties: { code: { type: 'string' } } };

/** A contract with one operation, for a test to change. */
export function createContract(change: Partial<Operation> = {}): OpenApiDocument {
  const getThing: Operation = {
    operationId: 'getThing',
    summary: 'Get a thing',
    description: 'Returns one thing.',
    tags: ['Things'],
    parameters: [
      {
        name: 'thing_id',
        in: 'path',
        required: true,
        description: 'Id.',
        schema: { type: 'string' },
        example: 'thg_1',
      },
    ],
    responses: {
      '200': {
        description: 'The thing.',
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Thing' },
            examples: { thing: { value: { id: 'thg_1' } } },
          },
        },
      },
      '404': {
        description: 'No such thing.',
        content: {
          'application/problem+json': {
            schema: problem,
            examples: {
              not_found: {
                value: { code: 'not_found', status: 404, type: 'https://docs.test/docs/api/introduction#not_found' },
              },
            },
          },
        },
      },
    },
    ...change,
  };
  return {
    openapi: '3.1.1',
    info: { title: 'Things', version: '1.0.0' },
    servers: [{ url: 'https://api.test' }],
    tags: [{ name: 'Things', description: 'All things.' }],
    paths: { '/v1/things/{thing_id}': { get: getThing } },
    components: { schemas: { Thing: thing }, securitySchemes: {} },
  };
}
