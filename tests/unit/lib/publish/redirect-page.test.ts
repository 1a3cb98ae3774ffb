import { expect, it } from 'vitest';
import { runInlineScript } from '@/tests/support/run-inline-script';

it.each([
  ['https://docs.test/old?a=b#top', '/new', 'https://docs.test/new?a=b#top'],
  ['https://docs.test/old?a=b', '/new#part', 'https://docs.test/new?a=b#part'],
])('a page that redirects takes %s to %s with its query and anchor', (address, target, expected) => {
  const visited: string[] = [];
  const { href, search, hash } = new URL(address);
  const location = { href, search, hash, replace: (url: URL) => visited.push(url.href) };
  runInlineScript('lib/publish/redirect.script.ts', { location }, { target });
  expect(visited).toEqual([expected]);
});
