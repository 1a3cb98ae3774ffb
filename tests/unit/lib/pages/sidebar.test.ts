import { flattenTree } from 'fumadocs-core/page-tree';
import { describe, expect, it } from 'vitest';
import { getSidebar } from '@/lib/config/sidebars';
import { getLocale } from '@/lib/i18n/locales';
import { getPageById } from '@/lib/pages/docs-loader';
import { readDocs } from '@/lib/pages/read-docs.server';
import { filterTree, toSidebarNodes } from '@/lib/pages/sidebar';

const { loader } = readDocs('tests/fixtures/content/good/docs');
const en = getLocale('en');

const getTree = (id: string, locale = 'en') => filterTree(loader.getPageTree(locale), getSidebar(id));
const listUrls = (id: string) => flattenTree(getTree(id).children).map(({ url }) => url);

function buildSidebar(id: string, locale = 'en') {
  const tree = getTree(id, locale);
  return toSidebarNodes(tree.children, (item) => ({
    ...(loader.getNodePage(item, locale)?.data.unlisted && { unlisted: true as const }),
  }));
}

describe('the sidebars', () => {
  it('divide the pages by top-level folder', () => {
    expect(listUrls('api')).toEqual(['/docs/api/introduction']);
    expect(listUrls('virtualAgent')).toEqual(['/docs/virtual-agent/get-started/overview']);
    expect(listUrls('docs')).toEqual(['/docs/intro', '/docs/get-started/overview', '/docs/get-started/hidden']);
  });

  it('show short page names, mark unlisted pages and omit drafts', () => {
    expect(buildSidebar('docs')).toEqual([
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
    expect(buildSidebar('docs', 'id')).toMatchObject([
      { name: 'Pengantar', url: '/id/docs/intro' },
      { name: 'Memulai', children: [{ url: '/id/docs/get-started/overview' }, {}] },
    ]);
  });

  it('link a category to its own page, and mark that as unlisted where it is', () => {
    const plan = { type: 'page' as const, name: 'Agency', url: '/docs/pricing/Agency' };
    const index = { type: 'page' as const, name: 'Pricing', url: '/docs/pricing' };
    const folder = { type: 'folder' as const, name: 'Pricing', index, children: [plan] };
    expect(toSidebarNodes([folder], () => ({}))).toEqual([folder]);
    const withUnlisted = toSidebarNodes([folder], (item) => (item === index ? { unlisted: true } : {}));
    expect(withUnlisted).toEqual([{ ...folder, index: { ...index, unlisted: true } }]);
  });

  it('Docs sidebar item without a link target: the error names it', () => {
    const nodes = [{ type: 'page' as const, name: 'Support', url: '' }];
    expect(() => toSidebarNodes(nodes, () => ({}))).toThrow('The sidebar item "Support" has no link target.');
  });

  it('reject an empty category', () => {
    const nodes = [{ type: 'folder' as const, name: 'Empty', children: [] }];
    expect(() => toSidebarNodes(nodes, () => ({}))).toThrow(
      'The sidebar category "Empty" has neither items nor a page.',
    );
  });
});

describe('getPageById', () => {
  it('finds the translated page, or the English one if there is none', () => {
    expect(getPageById(loader, 'intro', getLocale('id')).data.title).toBe('Pengantar');
    expect(getPageById(loader, 'api/introduction', getLocale('id')).data.title).toBe('API introduction');
  });

  it('Missing doc id: the error names it, the nearest ids and all others', () => {
    const find = () => getPageById(loader, 'get-started/overveiw', en);
    expect(find).toThrow('Unknown documentation page "get-started/overveiw".');
    expect(find).toThrow(/Nearest: get-started\/overview, .*The pages are: .*api\/introduction/);
  });
});
