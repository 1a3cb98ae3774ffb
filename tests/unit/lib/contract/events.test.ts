import { beforeAll, describe, expect, it } from 'vitest';
import { createExampleValidator } from '@/lib/checks/contract/check-examples';
import { contractFiles } from '@/lib/contract/contract-files';
import { bundleContract } from '@/lib/contract/load-contract.server';
import type { OpenApiDocument } from '@/lib/contract/openapi-schema';

const event = { id: 'evt_28jt97kb6cq643dzvmxxqkfd', mode: 'test', created_at: '2026-11-20T03:14:31Z' };
const data = {
  account_id: 'acc_1Rv6tMx9QcKn3WzLp8BdHf4T',
  previous_status: 'connected',
  status: 'disconnected',
};

describe('the schema of an event', () => {
  let check: (value: unknown) => string | undefined;

  beforeAll(async () => {
    const { components } = (await bundleContract(contractFiles.openapi)) as OpenApiDocument;
    const validate = createExampleValidator(components);
    check = (value) => validate({ $ref: '#/components/schemas/PlatformEvent' }, value);
  });

  it('accepts an event of a known type whose data fits', () => {
    expect(check({ ...event, type: 'wa.account.status_changed', data })).toBeUndefined();
  });

  it('refuses an event of a known type whose data does not fit', () => {
    expect(check({ ...event, type: 'wa.account.status_changed', data: { ...data, status: 'lost' } })).toBeDefined();
    expect(check({ ...event, type: 'payment.paid', data })).toBeDefined();
  });

  it('refuses an event without a type, and one of no mode', () => {
    expect(check({ ...event, data })).toBeDefined();
    expect(check({ ...event, mode: 'sandbox', type: 'wa.account.status_changed', data })).toBeDefined();
  });
});
