import { blog as collection } from 'collections/server';
import { loader } from 'fumadocs-core/source';
import { toFumadocsSource } from 'fumadocs-mdx/runtime/server';
import type { Locale } from '../i18n/locales';
import { i18n, isPublished } from './docs-loader';

const blog = loader({
  source: toFumadocsSource(collection.filter(isPublished), []),
  baseUrl: '/blog',
  i18n,
});

export type BlogPost = (typeof blog)['$inferPage'];

/** Every post of a language, newest first. */
export function getPosts(locale: Locale): BlogPost[] {
  return blog.getPages(locale.code).sort((a, b) => b.data.date.getTime() - a.data.date.getTime());
}

/** A post in a language; the default one's where there is no translation. */
export function getPost(slug: string, locale: Locale): BlogPost | undefined {
  return blog.getPage([slug], locale.code);
}
