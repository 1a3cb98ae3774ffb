import { afterEach, expect, it, vi } from 'vitest';
import { writtenOrigins } from '@/lib/config/env';
import { replaceOrigins } from '@/lib/config/origins';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const origins = { site: 'https://acme.test/developer', api: 'http://localhost:4010/agent' };

it.each([
  [`See ${writtenOrigins.site}/docs/intro.`, 'See https://acme.test/developer/docs/intro.'],
  [`curl ${writtenOrigins.api}/v1/events`, 'curl http://localhost:4010/agent/v1/events'],
  ['open wss://api.agent.example/v1/wa/sockets/inbox', 'open ws://localhost:4010/agent/v1/wa/sockets/inbox'],
  ['Host: api.agent.example', 'Host: localhost:4010'],
  ['support@api.agent.example, https://sandbox.api.agent.example', undefined],
])('%s', (text, placed) => {
  expect(replaceOrigins(text, origins)).toBe(placed ?? text);
});

it('leaves an origin alone that contains the written one', () => {
  const api = 'https://sandbox.api.agent.example';
  expect(replaceOrigins(`curl ${writtenOrigins.api}/v1`, { ...origins, api })).toBe(`curl ${api}/v1`);
});

it('pages as Markdown and as records of the search name the configured API, but keep defaults that they describe', async () => {
  const body = `Call \`${writtenOrigins.api}/v1\`.\n\n<Parameter name="url" type="origin" default="${writtenOrigins.api}">Text.</Parameter>`;
  vi.stubEnv('NEXT_PUBLIC_API_URL', 'https://api.acme.test');
  vi.resetModules();
  const { toPageMarkdown } = await import('@/lib/markdown/page-markdown');
  const { parseSections } = await import('@/components/search/records/parse-sections');
  const { defaultLocale } = await import('@/lib/i18n/locales');
  const markdown = await toPageMarkdown(body, { locale: defaultLocale }, (href) => href);
  expect(markdown).toContain('Call `https://api.acme.test/v1`.');
  expect(markdown).toContain(writtenOrigins.api);
  const [section] = await parseSections(body, { locale: defaultLocale });
  expect(section?.text).toContain('https://api.acme.test/v1');
});
