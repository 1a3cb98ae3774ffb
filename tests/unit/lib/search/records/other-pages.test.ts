import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { glossary } from '@/content/data/glossary';
import { getLocalized, locales } from '@/lib/i18n/locales';
import { loadMdxPages } from '@/lib/search/records/other-pages.server';

const root = mkdtempSync(path.join(tmpdir(), 'pages-'));
for (const folder of ['blog', 'pages']) mkdirSync(path.join(root, folder));
const page = '---\ntitle: A page\ndescription: What it is for.\n---\n\nSend <Term id="session-token" /> along.\n';
for (const file of ['page.mdx', 'page.id.mdx']) writeFileSync(path.join(root, 'pages', file), page);

it.each(locales)('a page outside the documentation contains the terms of the glossary in $label', async (locale) => {
  const [found] = await loadMdxPages(locale, root);
  expect(found?.texts).toEqual([`Send ${getLocalized(glossary['session-token'].term, locale)} along.`]);
});
