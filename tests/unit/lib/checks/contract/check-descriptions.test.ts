import { expect, it } from 'vitest';
import { checkDescriptions } from '@/lib/checks/contract/check-descriptions';
import { createContract } from '../../../../support/contract';

const asyncapi = { asyncapi: '3.0.0', channels: {}, operations: {}, components: { schemas: {} } };

const getPlace = (id: string) => `content/openapi/things.yaml#${id}`;

it('a field that nothing describes is a problem, but not the value of a free name', () => {
  const properties = {
    size: { type: 'integer' },
    tags: { additionalProperties: { type: 'string' }, description: 'Tags.' },
  };
  const content = { 'application/json': { schema: { properties } } };
  const contract = createContract({ requestBody: { content } });
  expect(checkDescriptions(contract, asyncapi, getPlace)).toEqual([
    expect.objectContaining({ file: getPlace('getThing'), message: 'getThing: the field size has no description.' }),
  ]);
});
