import { getLocale, type LocaleCode } from '@/lib/i18n/locales';
import type { Post, SitePage } from '@/lib/pages/site-page';

/** A documentation page, for tests of code that describes or lists pages. */
export function createSitePage(code: LocaleCode, fields: Partial<SitePage> = {}): SitePage {
  return {
    kind: 'guide',
    locale: getLocale(code),
    path: '/docs/intro',
    title: 'Introduction',
    description: 'Where to begin.',
    breadcrumbs: [{ label: 'Guides', path: '/docs/get-started/overview' }, { label: 'Start' }],
    isIndexed: true,
    isTranslated: true,
    ...fields,
  };
}

/** A post of the blog. */
export function createPost(code: LocaleCode, fields: Partial<Post> = {}): Post {
  const locale = getLocale(code);
  return {
    ...createSitePage(code, { kind: 'post', path: '/blog/welcome', breadcrumbs: [{ label: 'Blog', path: '/blog' }] }),
    file: 'content/blog/welcome.mdx',
    textLocale: locale,
    body: '',
    published: new Date('2026-03-14'),
    authors: [],
    tagIds: [],
    ...fields,
  };
}
