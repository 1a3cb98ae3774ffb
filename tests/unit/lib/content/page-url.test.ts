import { expect, it } from 'vitest';
import { createDocsLoader } from '@/lib/content/docs-loader';
import { toPageUrl } from '@/lib/content/page-paths';
import { docFrontmatterSchema } from '@/lib/content/schemas/doc-frontmatter';

const data = docFrontmatterSchema.parse({ title: 'Page', description: 'What it is.' });

it.each(['intro.mdx', 'guide/index.mdx', '(group)/page.mdx', 'index.mdx'])(
  'the address of a page is that of the loader, in every language: %s',
  (path) => {
    const { getPages } = createDocsLoader({ files: [{ type: 'page', path, data }] });
    expect([toPageUrl(path, '/docs')]).toEqual(getPages('en').map(({ url }) => url));
    expect(toPageUrl(path.replace('.mdx', '.id.mdx'), '/docs')).toBe(toPageUrl(path, '/docs'));
  },
);

it('the address of a stand-alone page has no folder', () => {
  expect(toPageUrl('privacy.id.mdx', '')).toBe('/privacy');
});
