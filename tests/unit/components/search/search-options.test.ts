import { describe, expect, it } from 'vitest';
import { getSearchOptions, getSearchOrigins } from '@/components/search/search-options';
import { parseEnv } from '@/lib/config/env';
import { getLocale } from '@/lib/i18n/locales';

const algolia = {
  NEXT_PUBLIC_SEARCH_PROVIDER: 'algolia',
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'APP',
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'key',
  NEXT_PUBLIC_ALGOLIA_INDEX: 'docs',
};

describe('the search options for the browser', () => {
  it('have the index URL below the base path', () => {
    const env = parseEnv({ NEXT_PUBLIC_BASE_PATH: '/sub' });
    expect(getSearchOptions(getLocale('id'), env)).toEqual({
      provider: 'orama',
      language: 'id',
      manifestUrl: '/sub/search-index/id.json',
    });
    expect(getSearchOrigins(env)).toEqual([]);
  });

  it('have the Algolia settings if Algolia is configured', () => {
    const env = parseEnv(algolia);
    expect(getSearchOptions(getLocale('en'), env)).toEqual({
      provider: 'algolia',
      language: 'en',
      appId: 'APP',
      apiKey: 'key',
      indexName: 'docs',
      versions: ['default', 'current'],
    });
    expect(getSearchOrigins(env)[0]).toBe('https://APP-dsn.algolia.net');
    const own = parseEnv({ ...algolia, NEXT_PUBLIC_ALGOLIA_HOSTS: 'search.test' });
    expect(getSearchOrigins(own)).toEqual(['https://search.test']);
  });
});
