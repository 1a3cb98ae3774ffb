import { type Folder, flattenTree, type Node } from 'fumadocs-core/page-tree';
import { describe, expect, it } from 'vitest';
import type { SidebarId } from '@/lib/config/sidebars';
import { getLocale } from '@/lib/i18n/locales';
import { buildPageIndex, getDocsByUrl } from '@/lib/pages/page-index.server';
import { readContent } from '@/lib/pages/read-content.server';
import { buildSidebar, shortenSidebar } from '@/lib/pages/sidebar';

const content = readContent('tests/fixtures/content/good');
const index = buildPageIndex(content, getLocale('en'));
const { sidebarTrees } = index;
const docs = getDocsByUrl(index);

const listUrls = (id: SidebarId) => flattenTree(sidebarTrees[id].children).map(({ url }) => url);

describe('the sidebars', () => {
  it('divide the pages by top-level folder', () => {
    expect(listUrls('api')).toEqual(['/docs/api/introduction']);
    expect(listUrls('virtualAgent')).toEqual(['/docs/virtual-agent/get-started/overview']);
    expect(listUrls('docs')).toEqual(['/docs/intro', '/docs/get-started/overview', '/docs/get-started/hidden']);
  });

  it('show short page names, mark unlisted pages and omit drafts', () => {
    expect(buildSidebar(sidebarTrees.docs, docs).children).toEqual([
      { type: 'page', name: 'Introduction', url: '/docs/intro' },
      {
        type: 'folder',
        name: 'Get started',
        children: [
          { type: 'page', name: 'Overview', url: '/docs/get-started/overview' },
          { type: 'page', name: 'Hidden', url: '/docs/get-started/hidden', unlisted: true },
        ],
      },
    ]);
  });

  it('are translated, in the order of the English meta.json', () => {
    const indonesian = buildPageIndex(content, getLocale('id'));
    expect(buildSidebar(indonesian.sidebarTrees.docs, getDocsByUrl(indonesian)).children).toMatchObject([
      { name: 'Pengantar', url: '/id/docs/intro' },
      { name: 'Memulai', children: [{ url: '/id/docs/get-started/overview' }, { unlisted: true }] },
    ]);
  });

  it('link a category to its own page, and mark that as unlisted where it is', () => {
    const plan = { type: 'page' as const, name: 'Agency', url: '/docs/pricing/Agency' };
    const index = { type: 'page' as const, name: 'Pricing', url: '/docs/pricing' };
    const folder = { type: 'folder' as const, name: 'Pricing', index, children: [plan] };
    const tree = { name: 'Guides', children: [folder] };
    expect(buildSidebar(tree, new Map()).children).toEqual([folder]);
    const pages = new Map([['/docs/pricing', { isIndexed: false }]]);
    expect(buildSidebar(tree, pages).children).toEqual([{ ...folder, index: { ...index, unlisted: true } }]);
  });

  it('Docs sidebar item without a link target: the error names it', () => {
    const children = [{ type: 'page' as const, name: 'Support', url: '' }];
    expect(() => buildSidebar({ name: '', children }, new Map())).toThrow(
      'The sidebar item "Support" has no link target.',
    );
  });

  it('reject an empty category', () => {
    const children = [{ type: 'folder' as const, name: 'Empty', children: [] }];
    expect(() => buildSidebar({ name: '', children }, new Map())).toThrow(
      'The sidebar category "Empty" has neither items nor a page.',
    );
  });
});

describe('a shortened sidebar', () => {
  const listPages = (count: number, name = 'page') =>
    Array.from({ length: count }, (_, index) => ({
      type: 'page' as const,
      name: `${name} ${index}`,
      url: `/docs/${name}/${index}`,
    }));

  const flatten = (nodes: readonly Node[]): Folder[] =>
    nodes.flatMap((node) => (node.type === 'folder' ? [node, ...flatten(node.children)] : []));

  it('shows the first ten pages of a category with more than 40 items, in their categories, and says so', () => {
    const folders = Array.from({ length: 41 }, (_, index) => ({
      type: 'folder' as const,
      name: `Part ${index}`,
      children: listPages(4, `part-${index}`),
    }));
    const long = { type: 'folder' as const, name: 'Long', children: folders };
    const other = { type: 'folder' as const, name: 'Other', children: listPages(40) };
    const tree = { $id: 'en:docs', name: 'Guides', children: [{ ...other, children: [long, ...listPages(2)] }] };
    const shortened = flatten(shortenSidebar(tree).children).filter(({ name }) => /^(?:Long|Part)/.test(String(name)));
    expect(shortened[0]).toMatchObject({ name: 'Long', isShortened: true });
    expect(shortened.slice(1).map(({ name, children }) => [name, children.length])).toEqual([
      ['Part 0', 4],
      ['Part 1', 4],
      ['Part 2', 2],
    ]);
    expect(shortenSidebar(tree).$id).not.toBe(tree.$id);
  });

  it('is the same where every category is short', () => {
    const tree = { name: 'Guides', children: [{ type: 'folder' as const, name: 'Short', children: listPages(40) }] };
    expect(shortenSidebar(tree)).toBe(tree);
  });
});
