import { expect, it } from 'vitest';
import { checkUnreferenced } from '@/lib/checks/contract/check-unreferenced';
import { createContract } from '../../../../support/contract';

const getPlace = (id: string) => `content/openapi/things.yaml#${id}`;

it('an operation that the entry file does not refer to is a problem with the place of the operation', () => {
  expect(checkUnreferenced(createContract(), ['getThing', 'getOther'], getPlace)).toEqual([
    expect.objectContaining({ file: getPlace('getOther'), message: expect.stringContaining('"getOther" is not part') }),
  ]);
});
