import { expect, it } from 'vitest';
import { buildOpenSearch } from '@/components/search/open-search';

it('the OpenSearch description has the URL of the search page, and a short name of at most 16 characters', () => {
  const xml = buildOpenSearch({
    name: 'Docs & more of the platform',
    description: 'Everything.',
    language: 'id-ID',
    searchUrl: 'https://docs.test/id/search',
    iconUrl: 'https://docs.test/favicon.svg',
  });
  expect(xml).toContain('template="https://docs.test/id/search?q={searchTerms}"');
  expect(xml).toContain('<Language>id-ID</Language>');
  expect(/<ShortName>(.*)<\/ShortName>/.exec(xml)?.[1]).toBe('Docs &amp; more of t');
});
