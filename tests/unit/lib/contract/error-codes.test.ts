import { describe, expect, it } from 'vitest';
import { getOperationErrors, problemType } from '@/lib/contract/error-codes';
import { getOperation } from '@/lib/contract/get-operation';
import { createContract } from '@/tests/support/contract';

type Examples = Record<string, { summary?: string; value: unknown }>;

function getErrors(examples: Examples) {
  const response = { description: 'No name, or a name too long.', content: { [problemType]: { examples } } };
  return getOperationErrors(getOperation(createContract({ responses: { '422': response } }), 'getThing'));
}

describe('the errors of an operation', () => {
  it('have the meaning of their status, and no example if it has one code', () => {
    expect(getErrors({ validation_failed: { summary: 'No name', value: {} } })).toEqual([
      {
        status: '422',
        meaning: 'No name, or a name too long.',
        cases: [{ code: 'validation_failed', example: undefined }],
      },
    ]);
  });

  it('have an example for each code of a status with several, beside the meaning of the status', () => {
    const reused = { summary: 'Another body', value: {} };
    expect(getErrors({ validation_failed: { summary: 'No name', value: {} }, key_reused: reused })).toEqual([
      {
        status: '422',
        meaning: 'No name, or a name too long.',
        cases: [
          { code: 'validation_failed', example: 'No name' },
          { code: 'key_reused', example: 'Another body' },
        ],
      },
    ]);
  });

  it('leave out a status without a code', () => {
    expect(getErrors({})).toEqual([]);
  });
});
