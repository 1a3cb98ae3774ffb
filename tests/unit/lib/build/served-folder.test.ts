import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServedFolder } from '@/lib/build/served-folder.server';
import { createSiteServer } from '@/lib/build/site-server.server';
import { listen } from '../../../support/listen';

const project = process.cwd();

const files = {
  'serve.json': '{ "cleanUrls": true, "directoryListing": false, "symlinks": true }',
  'index.html': 'home',
  'docs/intro.html': 'introduction',
  '404.html': 'nothing here',
};

beforeAll(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'served-folder-')));
  mkdirSync('out/docs', { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join('out', file), text);
});

afterAll(() => process.chdir(project));

/** Serves the built site below a base path and fetches some of its addresses. */
async function fetchAll(basePath: string, addresses: readonly string[]) {
  const server = await listen(createSiteServer(createServedFolder('out', basePath)));
  try {
    const responses = await Promise.all(addresses.map((address) => fetch(server.url + address)));
    return await Promise.all(responses.map(async (response) => [response.status, await response.text()]));
  } finally {
    await server.close();
  }
}

const found = [
  [200, 'home'],
  [200, 'introduction'],
  [404, 'nothing here'],
];

describe('the served folder', () => {
  it('is the built site if there is no base path', async () => {
    expect(createServedFolder('out', '')).toBe('out');
    expect(await fetchAll('', ['/', '/docs/intro', '/nowhere'])).toEqual(found);
  });

  it.each(['/developer', '/developer/docs'])('has the site below %s and nothing outside it', async (basePath) => {
    const addresses = [basePath, `${basePath}/docs/intro`, `${basePath}/nowhere`];
    expect(await fetchAll(basePath, addresses)).toEqual(found);
    expect(await fetchAll(basePath, ['/docs/intro'])).toEqual([[404, 'nothing here']]);
  });
});
