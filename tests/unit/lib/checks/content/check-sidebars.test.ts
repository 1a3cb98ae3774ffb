import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/checks/content/check-content.server';
import { checkSidebarPages } from '@/lib/checks/content/check-sidebars.server';
import { defaultLocale } from '@/lib/i18n/locales';
import { buildPageIndex } from '@/lib/pages/page-index.server';
import { readContent } from '@/lib/pages/read-content.server';
import { writeFiles } from '../../../../support/write-files';

const matter = 'title: Left out\ndescription: No order names it.\n';
const message = 'The page is not in any sidebar.';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync('tests/fixtures/content/good', root, { recursive: true });
});

function addPage(file: string, more = ''): void {
  writeFiles({ [`docs/${file}`]: `---\n${matter}${more}---\n` }, root);
}

const check = () => checkSidebarPages(buildPageIndex(readContent(root), defaultLocale), `${root}/docs`);

describe('a page that no meta.json lists', () => {
  it('is a warning of checkContent', async () => {
    addPage('get-started/left-out.mdx');
    const { problems, warnings } = await checkContent(root);
    expect(problems).toEqual([]);
    expect(warnings.map(({ file }) => file)).toContain(`${root}/docs/get-started/left-out.mdx`);
  });

  it.each([
    ['left-out.mdx', 'meta.json'],
    ['get-started/left-out.mdx', 'get-started/meta.json'],
    ['new/left-out.mdx', 'new/meta.json, and its folder to "pages" of the folder above'],
    ['api/index.mdx', 'api/meta.json'],
  ])('is reported with the file to list it in: %s', (file, order) => {
    addPage(file);
    const hint = `Add it to "pages" of ${root}/docs/${order}, or mark it unlisted.`;
    expect(check()).toEqual([{ file: `${root}/docs/${file}`, message, hint }]);
  });

  it('is ignored if it is unlisted, or if meta.json has "..." for all others', () => {
    addPage('get-started/unlisted.mdx', 'unlisted: true\n');
    expect(check()).toEqual([]);
    addPage('get-started/left-out.mdx');
    writeFiles({ 'docs/get-started/meta.json': '{ "title": "Get started", "pages": ["overview", "..."] }' }, root);
    expect(check()).toEqual([]);
  });
});
