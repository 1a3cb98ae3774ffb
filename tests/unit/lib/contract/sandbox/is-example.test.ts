import { expect, it } from 'vitest';
import { createTestSandbox, toFile } from '../../../../support/sandbox';

it('a check of an image that no test input matches returns an example, and says so', () => {
  const { post, call } = createTestSandbox();
  const read = (image: string) => post('/v1/ocr/documents', { document_type: 'id_ktp', image: toFile(image) });
  expect([read('mine.jpg').isExample, call('GET /v1/usage').isExample]).toEqual([true, true]);
  const passport = post('/v1/ocr/documents', { document_type: 'passport', image: toFile('mine.jpg') });
  const others = [passport, call('GET /v1/wa/contacts'), call('DELETE /v1/wa/contacts/selection')];
  expect(others.map(({ isExample }) => isExample)).toEqual([undefined, undefined, undefined]);
});
