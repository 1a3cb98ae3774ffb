import { expect, it } from 'vitest';
import { wrapReferences } from '@/lib/contract/wrap-references';

it('a reference keeps what is said beside it, in a list and below other keywords', () => {
  const plain = { $ref: '#/components/schemas/Money' };
  const schema = { properties: { paid: plain, due: { ...plain, description: 'What is left.' } } };
  expect(wrapReferences({ oneOf: [schema, plain], title: 'Invoice' })).toEqual({
    oneOf: [{ properties: { paid: plain, due: { allOf: [plain], description: 'What is left.' } } }, plain],
    title: 'Invoice',
  });
});
