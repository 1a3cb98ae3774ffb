import { describe, expect, it } from 'vitest';
import { loadDocPages } from '@/components/search/records/doc-pages.server';
import { getLocale } from '@/lib/i18n/locales';

const folder = 'tests/fixtures/content/good/docs';

const english = await loadDocPages(getLocale('en'), folder);
const indonesian = await loadDocPages(getLocale('id'), folder);

describe('loadDocPages', () => {
  it('leaves out drafts and unlisted pages', () => {
    const paths = english.map(({ url }) => url);
    expect(paths).toContain('/docs/get-started/overview');
    expect(paths).not.toContain('/docs/get-started/hidden');
    expect(paths).not.toContain('/docs/get-started/later');
  });

  it('groups pages by sidebar and top category', () => {
    const groups = Object.fromEntries(english.map(({ url, group }) => [url, group]));
    expect(groups['/docs/intro']).toBe('Guides');
    expect(groups['/docs/virtual-agent/get-started/overview']).toMatch(/^Virtual agent › \w/);
  });

  it('includes untranslated pages, with the language of their text', () => {
    expect(indonesian.find(({ url }) => url === '/id/docs/intro')).toMatchObject({ title: 'Pengantar', area: 'docs' });
    expect(indonesian.find(({ url }) => url === '/id/docs/intro')).not.toHaveProperty('textLanguage');
    expect(indonesian.find(({ url }) => url === '/id/docs/get-started/overview')).toMatchObject({
      title: 'An overview of everything',
      textLanguage: 'en',
    });
  });
});
