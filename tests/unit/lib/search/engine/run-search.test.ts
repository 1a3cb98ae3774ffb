import { describe, expect, it } from 'vitest';
import { runSearch } from '@/lib/search/engine/run-search';
import { createSearchIndex } from '@/lib/search/engine/search-index';
import { packRecords } from '@/lib/search/files/pack-records';
import { buildRecords } from '@/lib/search/records/build-records';
import { searchPages } from '@/tests/fixtures/search/pages';

const { titles, texts } = packRecords(buildRecords(searchPages, 'en'), 'en', { login: ['authentication'] });
const index = createSearchIndex(titles);
await index.addTexts(texts);

const ask = (query: string, others = {}) => runSearch(index, { query, ...others });
const getUrls = (query: string, others = {}) => ask(query, others).hits.map(({ url }) => url);

describe('the search engine', () => {
  it.each([
    ['a title', 'create contact', '/docs/api/create-contact'],
    ['a heading', 'webhook', '/docs/guide#webhook'],
    ['an operation id', 'createContact', '/docs/api/create-contact'],
    ['a path', 'POST /v1/contacts', '/docs/api/create-contact'],
    ['a code within text', 'conflict', '/docs/api/create-contact#errors'],
    ['a header', 'Idempotency-Key', '/docs/api/create-contact#headers'],
    ['a synonym', 'login', '/docs/guide'],
    ['an inflected synonym', 'logins', '/docs/guide'],
    ['a typo', 'authentcation', '/docs/guide'],
    ['an inflected form', 'verifying', '/docs/guide'],
    ['a prefix', 'idemp', '/docs/api/create-contact#headers'],
    ['two words as one', 'createcontacts', '/docs/api/create-contact'],
    ['one word as two', 'web hook', '/docs/guide#webhook'],
  ])('finds %s first', (_, query, url) => {
    expect(getUrls(query)[0]).toBe(url);
  });

  it.each([
    ['an empty query', ''],
    ['punctuation', '"\'<>&%'],
    ['emoji', '👋🏽'],
    ['an unknown word', 'zzzzqq'],
  ])('finds nothing for %s', (_, query) => {
    expect(ask(query)).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
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
    expect(ask('contact', { hitsPerPage: 2 })).toMatchObject({
      nbHits: all.length,
      nbPages: Math.ceil(all.length / 2),
    });
  });

  it('combines facet filters with AND, and inner lists with OR', () => {
    expect(getUrls('person', { facetFilters: ['sidebar:docs'] })).toEqual(['/docs/guide']);
    expect(
      getUrls('person', { facetFilters: [['sidebar:docs', 'sidebar:api'], 'language:en'] }).length,
    ).toBeGreaterThan(1);
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
