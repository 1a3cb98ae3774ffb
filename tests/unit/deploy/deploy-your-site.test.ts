import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completeLocales } from '@/lib/i18n/locales';
import { buildHeadersFile } from '@/lib/publish/host-headers';

const read = (file: string) => readFileSync(file, 'utf8');
/** The comment at the top is for readers who find the file without the page. */
const withoutHead = (text: string) => text.replace(/^(#.*\n)+/, '');

const pages = completeLocales.map(
  ({ prefix }) => `content/docs/tutorial-basics/deploy-your-site${prefix.replace('/', '.')}.mdx`,
);

describe.each(pages)('%s', (page) => {
  it.each(['deploy/nginx.conf', '.github/workflows/pages.yml'])('shows %s verbatim', (file) => {
    expect(read(page)).toContain(withoutHead(read(file)));
  });

  it('shows the headers that the build writes', () => {
    expect(read(page)).toContain(buildHeadersFile(''));
  });
});
