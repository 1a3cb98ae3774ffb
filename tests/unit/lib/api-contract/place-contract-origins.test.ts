import { describe, expect, it } from 'vitest';
import type { AsyncApiDocument } from '@/lib/api-contract/asyncapi-types';
import { bundleContract, contractFiles } from '@/lib/api-contract/load-contract.server';
import { contractOrigins, placeOrigins } from '@/lib/api-contract/place-origins';

const site = 'https://docs.acme.test';

describe('placeOrigins', () => {
  it.each([
    ['https://api.acme.test', { sockets: 'wss', stream: 'https', host: 'api.acme.test', pathname: undefined }],
    ['http://localhost:4010', { sockets: 'ws', stream: 'http', host: 'localhost:4010', pathname: undefined }],
    ['https://acme.test/agent', { sockets: 'wss', stream: 'https', host: 'acme.test', pathname: '/agent' }],
  ])('moves the servers of AsyncAPI to %s', async (api, { sockets, stream, host, pathname }) => {
    const { servers } = placeOrigins((await bundleContract(contractFiles.asyncapi)) as AsyncApiDocument, { site, api });
    expect(servers?.sockets).toMatchObject({ protocol: sockets, host });
    expect(servers?.stream).toMatchObject({ protocol: stream, host });
    expect([servers?.sockets?.pathname, servers?.stream?.pathname]).toEqual([pathname, pathname]);
  });

  it('leaves no host of the files in either part of the contract', async () => {
    for (const file of Object.values(contractFiles)) {
      const text = JSON.stringify(placeOrigins(await bundleContract(file), { site, api: 'https://api.acme.test' }));
      for (const origin of Object.values(contractOrigins)) expect(text).not.toContain(new URL(origin).host);
    }
  });

  it('replaces addresses in texts, also those of sockets', () => {
    const description = `See ${contractOrigins.site}/docs, then open wss://api.agent.example/v1/wa/sockets/inbox.`;
    const api = 'http://localhost:4010';
    expect(placeOrigins({ info: { description } }, { site, api }).info.description).toBe(
      `See ${site}/docs, then open ws://localhost:4010/v1/wa/sockets/inbox.`,
    );
  });
});
