import { cpSync, mkdtempSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getLocale } from '@/lib/i18n/locales';
import { buildPageIndex, getDocPage, loadPageIndex } from '@/lib/pages/page-index.server';
import { readContent } from '@/lib/pages/read-content.server';
import { writeFiles } from '../../../support/write-files';

const good = 'tests/fixtures/content/good';
const content = readContent(good);
const english = buildPageIndex(content, getLocale('en'));
const indonesian = buildPageIndex(content, getLocale('id'));

const write = (title: string, more = '') => `---\ntitle: ${title}\ndescription: What it is.\n${more}---\n\nText.\n`;

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the index of pages', () => {
  it('has the translated page, or the English one if there is none', () => {
    expect(getDocPage(indonesian, 'intro')).toMatchObject({ title: 'Pengantar', isTranslated: true });
    expect(getDocPage(indonesian, 'api/introduction')).toMatchObject({
      title: 'API introduction',
      file: `${good}/docs/api/introduction.mdx`,
      textLocale: getLocale('en'),
      isTranslated: false,
    });
  });

  it('says what is above a page, and which listed pages are before and after it', () => {
    expect(getDocPage(english, 'get-started/overview')).toMatchObject({
      breadcrumbs: [{ label: 'Guides', path: '/docs/get-started/overview' }, { label: 'Get started' }],
      previous: { label: 'Introduction', href: '/docs/intro' },
    });
    expect(getDocPage(english, 'get-started/overview').next).toBeUndefined();
    expect(getDocPage(english, 'get-started/hidden').previous).toBeUndefined();
    expect(getDocPage(indonesian, 'intro').next).toMatchObject({ href: '/id/docs/get-started/overview' });
  });

  it('has the documentation in the order of its sidebars, then pages that no meta.json names', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'content-'));
    cpSync(good, root, { recursive: true });
    writeFiles({ 'docs/get-started/a.mdx': write('Not named') }, root);
    const { docs } = buildPageIndex(readContent(root), getLocale('en'));
    expect(docs.at(0)?.path).toBe('/docs/intro');
    expect(docs.at(-1)?.path).toBe('/docs/get-started/a');
  });

  it('has posts newest first', () => {
    const root = writeFiles({
      'blog/a.mdx': write('Old', 'date: 2026-01-01\nauthors: [developer-relations]\n'),
      'blog/b.mdx': write('New', 'date: 2026-02-01\nauthors: [developer-relations]\n'),
    });
    const { posts } = buildPageIndex(readContent(root), getLocale('en'));
    expect(posts.map(({ title }) => title)).toEqual(['New', 'Old']);
  });

  it('knows what the contract says of the operation of a page', async () => {
    const root = writeFiles({ 'docs/ocr.mdx': write('OCR', 'operation: listAccounts\n') });
    const { docs } = await loadPageIndex(getLocale('en'), root);
    expect(docs[0]).toMatchObject({ kind: 'reference', operation: 'listAccounts', method: 'get' });
  });

  it('is read once, but again after an edit in development, which shows drafts', async () => {
    const root = writeFiles({ 'docs/a.mdx': write('Before'), 'docs/b.mdx': write('Draft', 'draft: true\n') });
    const load = async () => (await loadPageIndex(getLocale('en'), root)).docs.map(({ title }) => title);
    const edit = (title: string, time: number) => {
      writeFiles({ 'docs/a.mdx': write(title) }, root);
      utimesSync(path.join(root, 'docs/a.mdx'), time, time);
    };
    expect(await load()).toEqual(['Before']);
    edit('Unseen', 1);
    expect(await load()).toEqual(['Before']);
    vi.stubEnv('NODE_ENV', 'development');
    edit('After', 2);
    expect(await load()).toEqual(['After', 'Draft']);
    edit('Later', 3);
    expect(await load()).toEqual(['Later', 'Draft']);
  });
});

it('Missing doc id: the error names it, the nearest ids and all others', () => {
  const find = () => getDocPage(english, 'get-started/overveiw');
  expect(find).toThrow('Unknown documentation page "get-started/overveiw".');
  expect(find).toThrow(/Nearest: get-started\/overview, .*The pages are: .*api\/introduction/);
});
