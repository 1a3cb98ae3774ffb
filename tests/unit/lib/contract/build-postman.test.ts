import { describe, expect, it } from 'vitest';
import { buildPostmanCollection, type PostmanItem, type PostmanRequest } from '@/lib/contract/build-postman.server';
import { loadContract } from '@/lib/contract/load-contract.server';
import type { OpenApiDocument } from '@/lib/contract/openapi-schema';
import { defaultLocale } from '@/lib/i18n/locales';

const contract = await loadContract('openapi', defaultLocale);
const collection = await buildPostmanCollection(contract);

/** All requests of the items, with those of their saved answers. */
function listRequests(items: PostmanItem[]): PostmanRequest[] {
  return items.flatMap(({ item = [], request, response = [] }) => [
    ...(request ? [request] : []),
    ...response.map(({ originalRequest }) => originalRequest),
    ...listRequests(item),
  ]);
}

function getRequest(method: string, path: string): PostmanRequest {
  const request = listRequests(collection.item).find(
    (candidate) => candidate.method === method && candidate.url.path.join('/') === path,
  );
  if (!request) throw new Error(`The collection has no ${method} ${path}.`);
  return request;
}

describe('a request of the Postman collection', () => {
  it('has optional headers and parameters switched off', () => {
    const { header, url } = getRequest('GET', 'v1/wa/contacts/search');
    expect(header.find(({ key }) => key === 'X-Client-Key')?.disabled).toBe(true);
    expect(url.query?.find(({ key }) => key === 'limit')?.disabled).toBe(true);
  });

  it('has required parameters switched on', () => {
    const { url } = getRequest('GET', 'v1/wa/contacts/search');
    expect(url.query?.find(({ key }) => key === 'q')?.disabled).toBe(false);
  });

  it('has an idempotency key of its own', () => {
    const { header } = getRequest('POST', 'v1/wa/agents');
    expect(header).toContainEqual(expect.objectContaining({ key: 'Idempotency-Key', value: 'create-agent-48213' }));
  });

  it('sends each file as a file with one type, and texts as texts', () => {
    const parts = getRequest('POST', 'v2/face/match').body?.formdata?.map(({ description, ...part }) => part);
    expect(parts).toEqual([
      { key: 'reference', type: 'file', src: 'ktp.jpg', contentType: 'image/jpeg' },
      { key: 'candidates', type: 'file', src: 'selfie.jpg', contentType: 'image/jpeg' },
      { key: 'candidates', type: 'file', src: 'selfie-other-person.jpg', contentType: 'image/jpeg' },
      { key: 'threshold', type: 'text', value: '0.8' },
    ]);
  });

  it('describes the parts of its form as the contract does', () => {
    const parts = getRequest('POST', 'v1/liveness/validate').body?.formdata ?? [];
    expect(parts.find(({ key }) => key === 'mode')?.description).toMatch(/^The user follows a challenge\./);
  });
});

it('the saved answers of the Postman collection belong to the same form as their request', () => {
  const forms = listRequests(collection.item).filter(({ url }) => url.path.join('/') === 'v1/face/detect');
  expect(forms.length).toBeGreaterThan(1);
  for (const { body } of forms) expect(body).toEqual(forms[0]?.body);
});

it('a contract that cannot be converted is reported with the reason and its file', async () => {
  const { paths, ...document } = await loadContract('openapi', defaultLocale);
  await expect(buildPostmanCollection(document as OpenApiDocument)).rejects.toThrow(
    /Paths Object[\s\S]*→ Fix content\/openapi\/openapi\.yaml/,
  );
});

it('the Postman collection keeps its id, so that Postman offers to replace an older one', async () => {
  expect(collection.info._postman_id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(await buildPostmanCollection(contract)).toEqual(collection);
});
