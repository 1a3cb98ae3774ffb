import { describe, expect, it } from 'vitest';
import { runSearch } from '@/components/search/engine/run-search';
import { createSearchIndex } from '@/components/search/engine/search-index';
import { packPages } from '@/components/search/files/record-files';
import type { LocaleCode } from '@/lib/i18n/locales';
import { searchPages } from '@/tests/fixtures/search/pages';

const { titles, texts } = packPages(searchPages, 'en', { login: ['authentication'] });
const index = createSearchIndex(titles);
await index.addTexts(texts);

const ask = (query: string, others = {}) => runSearch(index, { query, ...others });
const getUrls = (query: string, others = {}) => ask(query, others).hits.map(({ url }) => url);

/** The titles that a query finds on a site of pages with these titles, best first. */
function findTitles(language: LocaleCode, query: string, titles: readonly string[]): string[] {
  const [page] = searchPages;
  if (!page) throw new Error('The fixture has pages.');
  const pages = titles.map((title, number) => {
    const { area, version } = page;
    return { area, version, title, url: `/${number}`, group: '', description: '', sections: [] };
  });
  const packed = packPages(pages, language, {});
  const { hits } = runSearch(createSearchIndex(packed.titles), { query });
  return hits.map(({ hierarchy }) => hierarchy.lvl1);
}

it.each([
  ['in other forms', 'en', 'matching', ['Matched', 'Catch', 'Match'], ['Matched', 'Match']],
  ['in Indonesian forms', 'id', 'dibayarkan', ['Pembayaran', 'Layar', 'Membayar'], ['Pembayaran', 'Membayar']],
  ['in forms that lost a letter', 'id', 'pengiriman', ['Kirim', 'Cermin', 'Mengirim'], ['Kirim', 'Mengirim']],
  ['in forms of authorize, without authors', 'en', 'authorize', ['Authors', 'Authorization'], ['Authorization']],
  ['but not the singular of a name in code', 'en', 'contact_ids', ['contact_id', 'contact_ids'], ['contact_ids']],
  ['by its beginning', 'en', 'broadc', ['Road', 'Broadcast'], ['Broadcast']],
  ['with a wrong letter', 'en', 'brodcast', ['Podcast', 'Broadcast'], ['Broadcast']],
  ['with swapped letters', 'en', 'pyhton', ['Photon', 'Python'], ['Python']],
  ['not by what is hardly like it', 'en', 'kya', ['Key', 'KYC'], []],
  ['in colloquial forms', 'id', 'ngirimin', ['Kirim pesan', 'Cari percakapan'], ['Kirim pesan']],
  ['in colloquial forms that swallow a letter', 'id', 'nyari', ['Kirim pesan', 'Cari percakapan'], ['Cari percakapan']],
  ['in colloquial forms of its root', 'id', 'hapusin', ['Menghapus kontak', 'Pilih paket'], ['Menghapus kontak']],
] as const)('a word is found %s', (_, language, query, titles, found) => {
  expect(findTitles(language, query, titles)).toEqual(found);
});

describe('the search engine', () => {
  it.each([
    ['a title', 'create contact', '/docs/api/create-contact'],
    ['a heading', 'webhook', '/docs/guide#webhook'],
    ['an operation id', 'createContact', '/docs/api/create-contact'],
    ['a path', 'POST /v1/contacts', '/docs/api/create-contact'],
    ['a request', 'POST https://api.agent.example/v1/contacts/?limit=20', '/docs/api/create-contact'],
    ['a code within text', 'conflict', '/docs/api/create-contact#errors'],
    ['a header', 'Idempotency-Key', '/docs/api/create-contact#headers'],
    ['a synonym', 'login', '/docs/guide'],
    ['an inflected synonym', 'logins', '/docs/guide'],
    ['one word as two', 'web hook', '/docs/guide#webhook'],
    ['two words as one', 'telephonenumber', '/docs/api/create-contact'],
  ])('finds %s first', (_, query, url) => {
    expect(getUrls(query)[0]).toBe(url);
  });

  it.each(['', '"\'<>&%', '👋🏽', 'zzzzqq'])('finds nothing for "%s"', (query) => {
    expect(ask(query)).toMatchObject({ hits: [], nbHits: 0 });
  });

  it('truncates a query of 5,000 characters to 512', () => {
    const { query, hits } = ask('contact '.repeat(625));
    expect(query).toHaveLength(512);
    expect(hits[0]?.url).toBe('/docs/api/create-contact');
  });

  it('ranks the best record of each page before the others', () => {
    const pages = getUrls('person').map((url) => url.replace(/#.*/, ''));
    expect(pages.slice(0, 2).sort()).toEqual(['/docs/api/create-contact', '/docs/guide']);
  });

  it('paginates hits without repeating any', () => {
    const all = getUrls('contact');
    const paged = [0, 1, 2].flatMap((page) => getUrls('contact', { page, hitsPerPage: 2 }));
    expect(paged).toEqual(all.slice(0, 6));
    expect(ask('contact', { hitsPerPage: 2 }).nbHits).toBe(all.length);
  });

  it('combines facet filters with AND, and inner lists with OR', () => {
    expect(getUrls('person', { facetFilters: ['sidebar:docs'] })).toEqual(['/docs/guide']);
    const either = [['sidebar:docs', 'sidebar:api'], 'language:en'];
    expect(getUrls('person', { facetFilters: either }).length).toBeGreaterThan(1);
    expect(getUrls('person', { facetFilters: ['sidebar:docs', 'version:other'] })).toEqual([]);
  });

  it('highlights with the requested tags and snippet length', () => {
    const [hit] = ask('consent', {
      highlightPreTag: '<em>',
      highlightPostTag: '</em>',
      attributesToSnippet: ['content:2'],
      snippetEllipsisText: '...',
    }).hits;
    expect(hit?._snippetResult.content?.value).toBe('...&lt;b&gt;<em>consent</em>&lt;/b&gt; &amp;...');
  });

  it('returns a match in the text below a heading as content', () => {
    expect(ask('telephone').hits[0]).toMatchObject({ url: '/docs/api/create-contact#request', type: 'content' });
    expect(ask('request').hits[0]).toMatchObject({ url: '/docs/api/create-contact#request', type: 'lvl2' });
  });

  it('searches only titles without the texts, and reports partial results', () => {
    const early = createSearchIndex(titles);
    expect(runSearch(early, { query: 'create contact' })).toMatchObject({ exhaustiveNbHits: false });
    expect(runSearch(early, { query: 'create contact' }).hits[0]?.url).toBe('/docs/api/create-contact');
    expect(runSearch(early, { query: 'telephone' }).hits).toEqual([]);
    expect(ask('telephone').exhaustiveNbHits).toBe(true);
  });
});
