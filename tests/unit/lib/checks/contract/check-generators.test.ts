import { expect, it } from 'vitest';
import { checkGenerators } from '@/lib/checks/contract/check-generators';
import type { Schema } from '@/lib/contract/openapi-schema';
import { createContract } from '@/tests/support/contract';

function check(name: string, schema: Schema) {
  const contract = createContract();
  return checkGenerators({ ...contract, components: { ...contract.components, schemas: { [name]: schema } } });
}

it.each<[string, Schema]>([
  ['Event', { type: 'string' }],
  ['Thing', { type: 'object', properties: { kind: { type: ['string', 'null'], enum: ['small', null] } } }],
  ['Thing', { type: 'object', properties: { id: { type: 'string' } }, additionalProperties: { type: 'string' } }],
  ['Thing', { type: 'object', additionalProperties: { type: 'object' } }],
  ['Thing', { type: 'array', items: { type: 'integer' } }],
  ['Thing', { oneOf: [{ type: 'string', contentMediaType: 'application/octet-stream' }] }],
])('a schema %s that generators cannot use is reported: %o', (name, schema) => {
  expect(check(name, schema)).toMatchObject([{ message: expect.stringContaining(`/components/schemas/${name}`) }]);
});

it('one that they can use passes', () => {
  const kind: Schema = { oneOf: [{ $ref: '#/components/schemas/Kind' }, { type: 'null' }] };
  expect(check('Thing', { type: 'object', properties: { kind, size: { type: 'integer', format: 'int32' } } })).toEqual(
    [],
  );
});
