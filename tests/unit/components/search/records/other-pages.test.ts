import { expect, it } from 'vitest';
import { loadMdxPages } from '@/components/search/records/other-pages.server';
import { glossary } from '@/content/data/glossary';
import { getLocalized, locales } from '@/lib/i18n/locales';
import { writeFiles } from '../../../../support/write-files';

const page = '---\ntitle: A page\ndescription: What it is for.\n---\n\nSend <Term id="session-token" /> along.\n';
const root = writeFiles({ 'pages/page.mdx': page, 'pages/page.id.mdx': page });

it.each(locales)('a page outside the documentation contains the terms of the glossary in $label', async (locale) => {
  const [found] = await loadMdxPages(locale, root);
  expect(found?.sections[0]?.text).toBe(`Send ${getLocalized(glossary['session-token'].term, locale)} along.`);
});
