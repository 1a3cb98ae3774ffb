import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from '@/lib/build/site-server.server';
import { type Listening, listen } from '../../../support/listen';

let folder: string;
let server: Listening;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  mkdirSync(path.join(folder, 'docs'));
  writeFileSync(path.join(folder, 'serve.json'), '{ "cleanUrls": true, "directoryListing": false }');
  writeFileSync(path.join(folder, 'docs.html'), '<p>docs</p>');
  writeFileSync(path.join(folder, 'docs/intro.html'), `<p>${'introduction '.repeat(500_000)}</p>`);
  writeFileSync(path.join(folder, '404.html'), '<p>nothing here</p>');
  server = await listen(createSiteServer(folder));
});

afterAll(() => server.close());

const countOpenFiles = () => readdirSync('/dev/fd').length;

describe('the site server', () => {
  it.each([
    ['/docs', 200, '<p>docs</p>'],
    ['/docs/', 200, '<p>docs</p>'],
    ['/docs.html', 200, '<p>docs</p>'],
    ['/nowhere', 404, '<p>nothing here</p>'],
  ])('serves clean URLs: %s', async (address, status, text) => {
    const response = await fetch(server.url + address);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it('keeps the query of an address that it redirects', async () => {
    const { headers } = await fetch(`${server.url}/docs.html?q=web%20hook`, { redirect: 'manual' });
    expect(headers.get('location')).toBe('/docs?q=web%20hook');
  });

  it('answers conditional requests with 304, without leaving files open', async () => {
    const first = await fetch(`${server.url}/docs`);
    await first.text();
    const before = countOpenFiles();
    for (let count = 0; count < 100; count += 1) {
      const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
      const { status } = await fetch(`${server.url}/docs`, { headers });
      expect(status).toBe(304);
    }
    expect(countOpenFiles()).toBeLessThan(before + 50);
  });

  it('compresses responses, and leaves no files open if they are cancelled', async () => {
    const before = countOpenFiles();
    for (let count = 0; count < 100; count += 1) {
      const { body, headers } = await fetch(`${server.url}/docs/intro`);
      expect(headers.get('content-encoding')).toBe('gzip');
      await body?.cancel();
    }
    await expect.poll(countOpenFiles, { timeout: 10_000 }).toBeLessThan(before + 50);
  });
});

it('the site server rejects a folder without serve.json', () => {
  expect(() => createSiteServer(tmpdir())).toThrow('serve.json');
});
