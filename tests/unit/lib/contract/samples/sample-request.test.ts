import { idempotencyHeader } from 'openapi-sandbox';
import { describe, expect, it } from 'vitest';
import { getOperation, listOperations } from '@/lib/contract/get-operation';
import { loadContract } from '@/lib/contract/load-contract.server';
import type { Parameter } from '@/lib/contract/openapi-schema';
import { buildSampleRequest } from '@/lib/contract/samples/sample-request';
import { defaultLocale } from '@/lib/i18n/locales';
import { createContract } from '../../../../support/contract';

const document = await loadContract('openapi', defaultLocale);

/** Operations that take an idempotency key, with the one that their sample sends. */
const keys = listOperations(document)
  .filter(({ parameters }) => parameters.some(({ name }) => name === idempotencyHeader))
  .map((operation) => {
    const { headers } = buildSampleRequest(document, operation);
    return { id: operation.id, key: headers.find(({ name }) => name === idempotencyHeader)?.value };
  });

describe('the idempotency key of a sample', () => {
  it('names the operation, and is sent by no other sample', () => {
    expect(keys).toContainEqual({ id: 'createAgent', key: 'create-agent-48213' });
    const sent = keys.flatMap(({ key }) => key ?? []);
    expect(sent).toEqual([...new Set(sent)]);
  });

  it('is left out where an earlier answer would be of no use', () => {
    const withoutKey = keys.filter(({ key }) => key === undefined).map(({ id }) => id);
    expect(withoutKey.sort()).toEqual(['createSocketTicket', 'createWidgetSession', 'requestAccountQr']);
  });
});

it('a sample sends the optional parameters without which it would not get the answer beside it, and no others', () => {
  const getQuery = (id: string) => [
    ...new URL(buildSampleRequest(document, getOperation(document, id)).url).searchParams.keys(),
  ];
  expect(getQuery('getInboxStatistics')).toEqual(['from', 'to', 'timezone']);
  expect(getQuery('listContacts')).toEqual([]);
});

it('a sample sends a header that is marked as its own, as it does a parameter of the query', () => {
  const header = { name: 'X-Region', in: 'header', description: 'A region.', schema: {}, example: 'eu' } as const;
  const getHeaders = (parameter: Parameter) => {
    const contract = createContract({ parameters: [parameter] });
    return buildSampleRequest(contract, getOperation(contract, 'getThing')).headers;
  };
  expect(getHeaders({ ...header, 'x-in-sample': true })).toContainEqual({ name: 'X-Region', value: 'eu' });
  expect(getHeaders(header)).toHaveLength(1);
});
