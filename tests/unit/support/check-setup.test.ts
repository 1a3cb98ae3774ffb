import { createServer } from 'node:http';
import { expect, it, vi } from 'vitest';
import { assertBrowser, assertFresh, assertServed } from '../../support/check-setup';
import { listen } from '../../support/listen';
import { writeFiles } from '../../support/write-files';

it('a missing browser is named, with the command that installs one', () => {
  expect(() => assertBrowser('/nowhere/chromium')).toThrow(
    'there is no /nowhere/chromium.\n  → Run: npx tsx scripts/ensure-tools.ts',
  );
  expect(() => assertBrowser(process.execPath)).not.toThrow();
});

it('a site that is out of date is not tested, and the reason is given', () => {
  expect(() => assertFresh('app/x.tsx is newer than the last build')).toThrow(
    'out of date: app/x.tsx is newer than the last build.\n  → Run: npm run build',
  );
  vi.stubEnv('AS_BUILT', '1');
  expect(() => assertFresh('app/x.tsx is newer than the last build')).not.toThrow();
  vi.unstubAllEnvs();
});

it('a port that something else listens on is named', async () => {
  const folder = writeFiles({ 'index.html': 'the site' });
  let answer = 'the site';
  const { url, close } = await listen(createServer((_, response) => response.end(answer)));
  await expect(assertServed(folder, url)).resolves.toBeUndefined();
  answer = 'another site';
  await expect(assertServed(folder, url)).rejects.toThrow(/does not answer with the site[\s\S]*→ Stop .* PORT/);
  await close();
});
