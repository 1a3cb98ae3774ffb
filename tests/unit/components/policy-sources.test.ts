import { expect, it } from 'vitest';
import { getPolicySources } from '@/components/policy-sources';
import { parseEnv } from '@/lib/config/env';

const hosted = {
  NEXT_PUBLIC_SEARCH_PROVIDER: 'algolia',
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'APP',
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'key',
  NEXT_PUBLIC_ALGOLIA_INDEX: 'docs',
};

it.each([
  ['are empty by default', {}, []],
  ['include a feedback URL', { NEXT_PUBLIC_FEEDBACK_URL: 'https://feedback.test/in?x=1' }, ['https://feedback.test']],
  [
    'include the configured Algolia hosts',
    { ...hosted, NEXT_PUBLIC_ALGOLIA_HOSTS: 'http://127.0.0.1:7700' },
    ['http://127.0.0.1:7700'],
  ],
  [
    "include Algolia's own hosts",
    hosted,
    [
      'https://APP-dsn.algolia.net',
      'https://APP-1.algolianet.com',
      'https://APP-2.algolianet.com',
      'https://APP-3.algolianet.com',
      'https://insights.algolia.io',
    ],
  ],
])('the connect sources of a page %s', (_, variables, connect) => {
  expect(getPolicySources(parseEnv(variables)).connect).toEqual(connect);
});
