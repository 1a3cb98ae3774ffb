import { buildSandboxOperations } from 'openapi-sandbox/build';
import { expect, it } from 'vitest';
import { loadContract } from '@/lib/contract/load-contract.server';
import { defaultLocale } from '@/lib/i18n/locales';

it('an operation of the sandbox has the form before other bodies, with the types of its files', async () => {
  const [openapi, asyncapi] = await Promise.all([
    loadContract('openapi', defaultLocale),
    loadContract('asyncapi', defaultLocale),
  ]);
  const image = { name: 'selfie.jpg', size: 1, hash: '00000000' };
  const operations = buildSandboxOperations({ openapi, asyncapi, images: [image] });
  const { body, images } = operations.find(({ id }) => id === 'detectFaces') ?? {};
  expect(Object.keys(body?.content ?? {})).toEqual(['multipart/form-data', 'application/json']);
  const types = ['image/jpeg', 'image/png', 'image/webp'];
  expect(body?.content['multipart/form-data']?.encoding).toEqual({ image: types });
  expect(body?.maxFileBytes).toBe(10e6);
  expect(images).toEqual([image]);
  expect(operations.find(({ id }) => id === 'uploadFile')?.images).toBeUndefined();
});
