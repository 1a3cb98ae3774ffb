import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeRedirects } from '@/lib/build/write-redirects.server';

const out = mkdtempSync(path.join(tmpdir(), 'out-'));
for (const page of ['docs/get-started/overview', 'docs/get-started/quickstart', 'docs/pricing/SME']) {
  mkdirSync(path.dirname(path.join(out, page)), { recursive: true });
  writeFileSync(path.join(out, `${page}.html`), '');
}
writeRedirects(out);

it.each([
  ['/en/docs', '/docs/get-started/overview'],
  ['/en/docs/quickstart', '/docs/get-started/quickstart'],
  ['/en/docs/pricing/sme', '/docs/pricing/SME'],
])('%s redirects to %s in _redirects and on a page of its own', (from, to) => {
  expect(readFileSync(path.join(out, '_redirects'), 'utf8').split('\n')).toContain(`${from} ${to} 301`);
  expect(readFileSync(path.join(out, `${from}.html`), 'utf8')).toContain(`content="0; url=${to}"`);
});
