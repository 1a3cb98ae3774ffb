import { expect, it } from 'vitest';
import { toPageUrl } from '@/lib/i18n/file-locale';
import { createPageLoader } from '@/lib/pages/page-loader';
import { docFrontmatterSchema } from '@/lib/pages/schemas/doc-frontmatter';

const data = docFrontmatterSchema.parse({ title: 'Page', description: 'What it is.' });

it.each(['intro.mdx', 'guide/index.mdx', '(group)/page.mdx', 'index.mdx'])(
  'the address of a page is that of the loader, in every language: %s',
  (path) => {
    const { getPages } = createPageLoader('/docs', [{ path, text: '', data, body: '' }]);
    expect([toPageUrl(path, '/docs')]).toEqual(getPages('en').map(({ url }) => url));
    expect(toPageUrl(path.replace('.mdx', '.id.mdx'), '/docs')).toBe(toPageUrl(path, '/docs'));
  },
);

it('the address of a stand-alone page has no folder', () => {
  expect(toPageUrl('privacy.id.mdx', '')).toBe('/privacy');
});
