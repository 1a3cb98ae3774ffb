import { expect, it } from 'vitest';
import { toHostUrl } from '@/components/search/algolia/hosts';

it.each([
  ['search.example.com', 'https://search.example.com'],
  ['https://search.example.com/', 'https://search.example.com'],
  ['http://127.0.0.1:7700', 'http://127.0.0.1:7700'],
  ['localhost:7700', 'http://localhost:7700'],
])('toHostUrl returns the origin of %s', (host, url) => {
  expect(toHostUrl(host)).toBe(url);
});
