import { describe, expect, it } from 'vitest';
import { writtenOrigins } from '@/lib/config/env';
import type { AsyncApiDocument } from '@/lib/contract/asyncapi-schema';
import { contractFiles } from '@/lib/contract/contract-files';
import { replaceContractOrigins } from '@/lib/contract/contract-origins';
import { bundleContract } from '@/lib/contract/load-contract.server';

const site = 'https://docs.acme.test';

describe('placeContractOrigins', () => {
  it.each([
    ['http://localhost:4010', { sockets: 'ws', stream: 'http', host: 'localhost:4010', pathname: undefined }],
    ['https://acme.test/agent', { sockets: 'wss', stream: 'https', host: 'acme.test', pathname: '/agent' }],
  ])('moves the servers of AsyncAPI to %s', async (api, { sockets, stream, host, pathname }) => {
    const document = (await bundleContract(contractFiles.asyncapi)) as AsyncApiDocument;
    const { servers } = replaceContractOrigins(document, { site, api });
    expect(servers?.sockets).toMatchObject({ protocol: sockets, host });
    expect(servers?.stream).toMatchObject({ protocol: stream, host });
    expect([servers?.sockets?.pathname, servers?.stream?.pathname]).toEqual([pathname, pathname]);
  });

  it('keeps the path of a server behind that of the API, and a server elsewhere as it is', () => {
    const elsewhere = { host: 'eu.sockets.example', pathname: '/v1', protocol: 'wss' };
    const { host } = new URL(writtenOrigins.api);
    const { servers } = replaceContractOrigins(
      { asyncapi: '3.0.0', servers: { elsewhere, own: { host, pathname: '/v1', protocol: 'wss' } } },
      { site, api: 'http://acme.test/agent' },
    );
    expect(servers).toEqual({ elsewhere, own: { host: 'acme.test', pathname: '/agent/v1', protocol: 'ws' } });
  });
});
