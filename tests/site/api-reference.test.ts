import { describe, expect, it } from 'vitest';
import { parsePage, readBuiltText } from '../support/built-site';
import { siteLocales } from '../support/routes';

const operation = '/docs/api/wa-agent/contacts/create-contact';
const readPage = (path: string) => parsePage(readBuiltText(path));

describe.each(siteLocales)('in $code', ({ texts, to }) => {
  it('an operation page has the sections, fields and errors of the contract', () => {
    const main = readPage(to(operation)).querySelector('main');
    const headings = [...(main?.querySelectorAll('h2') ?? [])].map((heading) => heading.textContent);
    const { request, samples, responses, errors, required } = texts.api;
    for (const section of [request, samples, responses, errors])
      expect(headings).toContainEqual(expect.stringContaining(section));
    expect(main?.textContent).toContain('/v1/wa/contacts');
    const phone = main?.querySelector('#body-phone')?.textContent;
    expect(phone).toContain(required);
    expect(phone).toContain('E.164');
    expect(main?.querySelector(`a[href="${to('/docs/api/introduction#conflict')}"]`)).not.toBeNull();
  });

  it('a WebSocket page has the messages of both directions', () => {
    const main = readPage(to('/docs/api/wa-agent/websockets/inbox-websocket')).querySelector('main');
    expect(main?.textContent).toContain(texts.api.received);
    expect(main?.querySelector('h3#received-conversation-updated')).not.toBeNull();
    expect(main?.querySelector('h3#sent-pong')).not.toBeNull();
  });

  it('the Markdown of an operation page contains the whole operation', () => {
    const text = readBuiltText(`${to(operation)}.md`);
    for (const section of [texts.api.request, texts.api.samples, texts.api.responses, texts.api.errors])
      expect(text).toContain(`## ${section}`);
    for (const part of ['`phone`', 'curl --request POST', '"opted_out": false', '`idempotency_key_reused`'])
      expect(text).toContain(part);
    expect(text).not.toContain('<Operation');
  });
});

it('an Indonesian operation page describes fields in Indonesian', () => {
  expect(readPage(`/id${operation}`).querySelector('#body-name')?.textContent).toContain('Nama yang tampil di inbox');
});

it('the contract is published as OpenAPI and AsyncAPI files', () => {
  const openapi = JSON.parse(readBuiltText('/openapi.json'));
  expect(openapi.openapi).toBe('3.1.1');
  expect(Object.keys(openapi.paths).length).toBeGreaterThan(60);
  const asyncapi = JSON.parse(readBuiltText('/asyncapi.json'));
  expect(Object.keys(asyncapi.channels)).toEqual(['conversations', 'inbox', 'status', 'events']);
  expect(readBuiltText('/openapi.yaml')).toMatch(/^openapi: 3\.1\.1\n/);
  expect(readBuiltText('/asyncapi.yaml')).toMatch(/^asyncapi: 3\.0\.0\n/);
});
