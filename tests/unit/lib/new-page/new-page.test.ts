import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { SiteError } from '@/lib/errors/site-error';
import { parseNewPage } from '@/lib/new-page/new-page';
import { writeNewPage } from '@/lib/new-page/write-new-page.server';
import { readContent } from '@/lib/pages/read-content.server';

const answers = {
  path: 'get-started/first-call',
  title: 'First call: a start',
  'title-id': 'Panggilan pertama',
  description: 'Make a call.',
  'description-id': 'Lakukan panggilan.',
  after: 'overview',
};

/** A copy of sound content. */
let top: string;
/** The documentation in it. */
let root: string;

/** Writes the page of the answers, changed, into the copied documentation. */
const write = (change: { path?: string; after?: string | undefined } = {}) =>
  writeNewPage(parseNewPage({ ...answers, ...change }), root);

beforeEach(() => {
  top = mkdtempSync(path.join(tmpdir(), 'content-'));
  root = path.join(top, 'docs');
  cpSync('tests/fixtures/content/good', top, { recursive: true });
});

describe('writing a new page', () => {
  it('adds valid pages in both languages at their place in the sidebar', () => {
    write();
    const { docs, problems } = readContent(top);
    expect(problems).toEqual([]);
    expect(docs.loader.getPage(['get-started', 'first-call'], 'en')?.data.title).toBe('First call: a start');
    expect(docs.loader.getPage(['get-started', 'first-call'], 'id')?.data.title).toBe('Panggilan pertama');
    const meta = JSON.parse(readFileSync(path.join(root, 'get-started/meta.json'), 'utf8'));
    expect(meta.pages).toEqual(['overview', 'first-call', 'hidden']);
  });

  it('creates missing folders and adds them to the sidebar', () => {
    write({ path: 'recipes/quick/first', after: undefined });
    const { docs, problems } = readContent(top);
    expect(problems).toEqual([]);
    expect(docs.loader.getPageTree('id').children.at(-1)).toMatchObject({
      name: 'recipes',
      children: [{ name: 'quick', children: [{ name: 'Panggilan pertama' }] }],
    });
  });

  it('never overwrites a page', () => {
    for (const path of ['intro', 'intro/index'])
      expect(() => write({ path, after: undefined })).toThrow(/intro\.mdx already exists/);
  });

  it('leads to the index page where the path is that of a folder', () => {
    expect(() => write({ path: 'get-started', after: undefined })).toThrow(
      /is a folder[\s\S]*--path get-started\/index/,
    );
  });

  it('rejects an unknown place in the sidebar, and writes nothing', () => {
    expect(() => write({ after: 'overveiw' })).toThrow(/The page cannot go after "overveiw"[\s\S]*Nearest: overview/);
    expect(readContent(top).docs.loader.getPage(['get-started', 'first-call'], 'en')).toBeUndefined();
  });

  it('hides nothing in a folder without a meta.json', () => {
    rmSync(path.join(root, 'get-started/meta.json'));
    write({ after: undefined });
    const meta = JSON.parse(readFileSync(path.join(root, 'get-started/meta.json'), 'utf8'));
    expect(meta.pages).toEqual(['...', 'first-call']);
  });

  it('reports a meta.json that is not valid JSON, and writes nothing', () => {
    const file = path.join(root, 'get-started/meta.json');
    writeFileSync(file, '{ "pages": ["overview",] }');
    expect(() => write()).toThrow(`${file} is not valid JSON: `);
    expect(() => write()).toThrow(SiteError);
    expect(readContent(top).docs.loader.getPage(['get-started', 'first-call'], 'en')).toBeUndefined();
  });

  it('reports every answer that is invalid or missing', () => {
    const { title, 'title-id': _, ...others } = answers;
    expect(() => parseNewPage({ ...others, path: '/docs/x.mdx', title: '' })).toThrow(
      /path: must be a path below content\/docs[\s\S]*title: must not be empty[\s\S]*title-id: is missing; pass it with/,
    );
  });
});
