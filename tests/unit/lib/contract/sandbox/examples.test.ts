import { describe, expect, it } from 'vitest';
import { createExampleValidator } from '@/lib/checks/contract/check-examples';
import { getOperation } from '@/lib/contract/get-operation';
import { contract, createTestSandbox, listExampleRequests, sandboxOperations } from '../../../../support/sandbox';

const validate = createExampleValidator(contract.components);

describe('every example of a request', () => {
  it.each(sandboxOperations.map((operation) => [operation.id, operation] as const))(
    '%s succeeds with a valid response',
    (id, operation) => {
      for (const { name, request } of listExampleRequests(operation)) {
        const { status, body, stream } = createTestSandbox().sandbox.respond(request);
        expect(status, `${name}: ${body}`).toBeLessThan(300);
        if (stream) continue;
        const { response } = getOperation(contract, id).responses.find((row) => row.status === String(status)) ?? {};
        const schema = response?.content?.['application/json']?.schema ?? {};
        expect(validate(schema, JSON.parse(body)), `${name}: ${body}`).toBeUndefined();
      }
    },
  );
});
