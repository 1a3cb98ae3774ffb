import { describe, expect, it } from 'vitest';
import { buildOpenSearch } from '@/components/search/open-search';

describe('the OpenSearch description', () => {
  const xml = buildOpenSearch({
    name: 'Docs & more of the platform',
    description: 'Everything.',
    language: 'id-ID',
    searchUrl: 'https://docs.test/id/search',
    iconUrl: 'https://docs.test/favicon.svg',
  });

  it('has the URL of the search page with its query', () => {
    expect(xml).toContain('template="https://docs.test/id/search?q={searchTerms}"');
    expect(xml).toContain('<Language>id-ID</Language>');
  });

  it('has a short name of at most 16 characters, and escapes XML', () => {
    expect(/<ShortName>(.*)<\/ShortName>/.exec(xml)?.[1]).toBe('Docs &amp; more of t');
    expect(xml).toContain('<LongName>Docs &amp; more of the platform</LongName>');
  });
});
