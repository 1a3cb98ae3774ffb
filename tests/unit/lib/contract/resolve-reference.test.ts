import { expect, it } from 'vitest';
import { resolveReference } from '@/lib/contract/resolve-reference';
import { createContract } from '../../../support/contract';

it('a reference to a missing schema throws an error with the nearest names', () => {
  expect(() => resolveReference(createContract(), { $ref: '#/components/schemas/Thng' })).toThrow(
    /"#\/components\/schemas\/Thng" in the contract does not resolve[\s\S]*Nearest: Thing/,
  );
});
