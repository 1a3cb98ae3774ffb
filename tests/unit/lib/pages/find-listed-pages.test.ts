import { expect, it } from 'vitest';
import { getLocale } from '@/lib/i18n/locales';
import { buildDataPages, findListedPages } from '@/lib/pages/index-pages';
import { createSitePage } from '../../../support/site-page';

const lists = Object.values(buildDataPages(getLocale('id'))).flat();
const pages = [
  ...lists,
  createSitePage('id', { title: 'Pesan', path: '/docs/messages', tagIds: ['whatsapp'] }),
  createSitePage('id', { title: 'Agen', path: '/docs/agents', tagIds: ['whatsapp'] }),
  createSitePage('id', { path: '/docs/hidden', tagIds: ['whatsapp', 'voice'], isIndexed: false }),
  createSitePage('id', { kind: 'post', path: '/blog/welcome', tagIds: ['hello'], authors: ['developer-relations'] }),
];

it.each([
  ['/blog', ['/blog/welcome']],
  ['/blog/tags/hello', ['/blog/welcome']],
  ['/blog/tags/hola', []],
  ['/blog/authors/developer-relations', ['/blog/welcome']],
  ['/blog/authors/all-platform-team-articles', []],
  ['/blog/authors', ['/blog/authors/all-platform-team-articles', '/blog/authors/developer-relations']],
  ['/docs/tags', ['/docs/tags/whatsapp']],
  ['/docs/tags/whatsapp', ['/docs/agents', '/docs/messages']],
  ['/docs/tags/voice', []],
  ['/', []],
])('a list page %s shows %j', (path, expected) => {
  const list = lists.find((page) => page.path === path)!;
  expect(findListedPages(list, pages).map((page) => page.path)).toEqual(expected);
});
