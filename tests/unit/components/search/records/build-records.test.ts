import { describe, expect, it } from 'vitest';
import { assertUniqueIds, buildRecords, type SearchPage } from '@/components/search/records/build-records';
import { searchPages } from '@/tests/fixtures/search/pages';

const records = buildRecords(searchPages, 'en');

describe('search records', () => {
  it('exist for the page, its first text and each heading', () => {
    const ofPage = records.filter(({ url }) => url.startsWith('/docs/api/create-contact'));
    expect(ofPage.map(({ type, url }) => [type, url])).toEqual([
      ['lvl1', '/docs/api/create-contact'],
      ['content', '/docs/api/create-contact'],
      ['lvl2', '/docs/api/create-contact#request'],
      ['lvl3', '/docs/api/create-contact#headers'],
      ['lvl2', '/docs/api/create-contact#errors'],
    ]);
  });

  it('have a hierarchy that ends at their own heading', () => {
    const hierarchies = new Map(records.map(({ url, type, hierarchy }) => [`${type} ${url}`, hierarchy]));
    const above = { lvl0: 'API Reference › Contacts', lvl1: 'Create a contact' };
    const own = { ...above, lvl2: 'Request', lvl3: 'Headers', lvl4: null };
    expect(hierarchies.get('lvl3 /docs/api/create-contact#headers')).toMatchObject(own);
    expect(hierarchies.get('lvl2 /docs/api/create-contact#errors')).toMatchObject({ lvl2: 'Errors', lvl3: null });
  });

  it('Non-unique search source: the error names the id and both sources', () => {
    const [page] = searchPages;
    const twice = buildRecords([...searchPages, { ...page, title: 'The same again' } as SearchPage], 'en');
    expect(() => assertUniqueIds(twice)).toThrow(
      /^The search source id "[^"]+" is not unique: "[^"]+" and "[^"]+The same again" share it/,
    );
    expect(() => assertUniqueIds(twice)).toThrow(/Give one of the pages a different path/);
  });

  it('have a unique id, a language, a version and a sidebar', () => {
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    expect(records.every(({ language, version }) => language === 'en' && version.length === 1)).toBe(true);
    expect(records.find(({ url }) => url === '/docs/guide')).toMatchObject({ sidebar: 'docs', text_language: 'id' });
  });
});
