import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getPushTarget, pushRecords } from '@/components/search/algolia/push-records.server';
import { buildRecords } from '@/components/search/records/build-records';
import { parseEnv } from '@/lib/config/env';
import { searchPages } from '@/tests/fixtures/search/pages';
import { type LoopbackServer, startLoopbackServer } from '@/tests/support/loopback-server';

let server: LoopbackServer;

beforeEach(async () => {
  server = await startLoopbackServer();
});
afterEach(() => server.close());

describe('uploading records', () => {
  it('replaces settings, synonyms and all records', async () => {
    server.answer = ({ method }) => (method === 'GET' ? { status: 'published' } : { taskID: 1, objectIDs: [] });
    const target = { appId: 'APP', adminKey: 'admin', indexName: 'docs', hosts: [server.host] };
    const records = buildRecords(searchPages, 'en');
    await pushRecords(
      records,
      [{ login: ['authentication'], 'c#': ['csharp'], 'c++': ['cpp'] }, { login: ['autentikasi'] }],
      target,
    );

    const find = (path: RegExp) => server.requests.find((request) => path.test(request.path));
    expect(find(/\/docs\/settings/)?.body).toMatchObject({
      attributesForFaceting: expect.arrayContaining(['language', 'version']),
    });
    const synonyms = find(/\/docs\/synonyms\/batch/)?.body as { objectID: string }[];
    expect(synonyms[0]).toMatchObject({
      type: 'oneWaySynonym',
      input: 'login',
      synonyms: ['authentication', 'autentikasi'],
    });
    expect(new Set(synonyms.map(({ objectID }) => objectID)).size).toBe(3);
    const batch = find(/\/docs_tmp_\d+\/batch/)?.body as { requests: { action: string; body: object }[] };
    expect(batch.requests).toHaveLength(records.length);
    expect(batch.requests[0]).toMatchObject({ action: 'addObject', body: { ...records[0], weight: { level: 90 } } });
    expect(server.requests.map(({ body }) => body)).toContainEqual({ operation: 'move', destination: 'docs' });
  });

  it('says which variable to check if Algolia refuses them', async () => {
    server.answer = () => 403;
    const target = { appId: 'APP', adminKey: 'search-only', indexName: 'docs', hosts: [server.host] };
    const push = pushRecords([], [], target);
    await expect(push).rejects.toThrow(/the index "docs" of APP: [\s\S]*Check ALGOLIA_ADMIN_KEY/);
    await expect(push).rejects.toHaveProperty('cause', expect.any(Error));
  });

  it('names every missing variable', () => {
    expect(() => getPushTarget(parseEnv({ NEXT_PUBLIC_ALGOLIA_INDEX: 'docs' }))).toThrow(
      'without NEXT_PUBLIC_ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY',
    );
  });
});
