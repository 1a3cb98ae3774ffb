import { describe, expect, it } from 'vitest';
import { loadSearchPages } from '@/components/search/records/load-search-pages.server';
import { glossary } from '@/content/data/glossary';
import { getLocale, getLocalized, locales } from '@/lib/i18n/locales';
import { writeFiles } from '../../../../support/write-files';

const root = 'tests/fixtures/content/good';

const english = await loadSearchPages(getLocale('en'), root);
const indonesian = await loadSearchPages(getLocale('id'), root);

describe('the pages that search shows', () => {
  it('are neither drafts nor unlisted', () => {
    const paths = english.map(({ url }) => url);
    expect(paths).toContain('/docs/get-started/overview');
    expect(paths).not.toContain('/docs/get-started/hidden');
    expect(paths).not.toContain('/docs/get-started/later');
  });

  it('are grouped by sidebar and top category', () => {
    const groups = Object.fromEntries(english.map(({ url, group }) => [url, group]));
    expect(groups['/docs/intro']).toBe('Guides');
    expect(groups['/docs/virtual-agent/get-started/overview']).toMatch(/^Virtual agent › \w/);
  });

  it('include untranslated pages, with the language of their text', () => {
    expect(indonesian.find(({ url }) => url === '/id/docs/intro')).toMatchObject({ title: 'Pengantar', area: 'docs' });
    expect(indonesian.find(({ url }) => url === '/id/docs/intro')).not.toHaveProperty('textLanguage');
    expect(indonesian.find(({ url }) => url === '/id/docs/get-started/overview')).toMatchObject({
      title: 'An overview of everything',
      textLanguage: 'en',
    });
  });
});

const page = '---\ntitle: A page\ndescription: What it is for.\n---\n\nSend <Term id="session-token" /> along.\n';
const withPage = writeFiles({ 'pages/page.mdx': page, 'pages/page.id.mdx': page });

it.each(locales)('a page outside the documentation contains the terms of the glossary in $label', async (locale) => {
  const [found] = await loadSearchPages(locale, withPage);
  expect(found?.sections[0]?.text).toBe(`Send ${getLocalized(glossary['session-token'].term, locale)} along.`);
});
