import { describe, expect, it } from 'vitest';
import { loadContract } from '@/lib/contract/load-contract.server';
import { buildSandboxOperations } from '@/lib/contract/sandbox/build-operation';
import { defaultLocale } from '@/lib/i18n/locales';

const [openapi, asyncapi] = await Promise.all([
  loadContract('openapi', defaultLocale),
  loadContract('asyncapi', defaultLocale),
]);
const image = { name: 'selfie.jpg', size: 1, hash: '00000000' };
const operations = new Map(
  buildSandboxOperations({ openapi, asyncapi, images: [image] }).map((operation) => [operation.id, operation]),
);

describe('an operation of the sandbox', () => {
  it('has the form before other bodies, with the types of its files', () => {
    const { body, images } = operations.get('detectFaces') ?? {};
    expect(Object.keys(body?.content ?? {})).toEqual(['multipart/form-data', 'application/json']);
    expect(body?.content['multipart/form-data']?.encoding).toEqual({
      image: ['image/jpeg', 'image/png', 'image/webp'],
    });
    expect(body?.maxFileBytes).toBe(10e6);
    expect(images).toEqual([image]);
    expect(operations.get('uploadFile')?.images).toBeUndefined();
  });

  it('has every schema that its body refers to', () => {
    const names = Object.keys(operations.get('detectFaces')?.schemas ?? {});
    expect(names).toEqual(expect.arrayContaining(['FaceDetectRequest', 'ImageInput', 'ImageBase64', 'ImageUrl']));
  });

  it.each([
    ['createContact', { collection: '/v1/wa/contacts', action: 'create' }],
    ['listContacts', { collection: '/v1/wa/contacts', action: 'list' }],
    ['updateContact', { collection: '/v1/wa/contacts', action: 'update', parameter: 'contact_id' }],
    ['searchContacts', { collection: '/v1/wa/contacts', action: 'list' }],
    ['getClientSubscription', undefined],
    ['selectContacts', undefined],
  ])('%s knows what it does to objects', (id, resource) => {
    expect(operations.get(id)?.resource).toEqual(resource);
  });

  it('knows its event, and the stream knows all', () => {
    expect(operations.get('validateLiveness')?.event?.type).toBe('liveness.completed');
    expect(operations.get('streamEvents')?.stream?.length).toBeGreaterThan(10);
  });
});
