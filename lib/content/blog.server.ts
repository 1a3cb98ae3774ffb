import { blog as collection } from 'collections/server';
import { loader } from 'fumadocs-core/source';
import { toFumadocsSource } from 'fumadocs-mdx/runtime/server';
import type { AuthorId } from '../../content/data/authors';
import type { BlogTagId } from '../../content/data/blog-tags';
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

/** The posts that the home page shows. */
export function getNewestPosts(locale: Locale): BlogPost[] {
  return getPosts(locale).slice(0, 2);
}

/** A post in a language; the default one's where there is no translation. */
export function getPost(slug: string, locale: Locale): BlogPost | undefined {
  return blog.getPage([slug], locale.code);
}

/** Posts on a subject, newest first. */
export function getPostsByTag(tag: BlogTagId, locale: Locale): BlogPost[] {
  return getPosts(locale).filter(({ data }) => data.tags.includes(tag));
}

/** Posts by an author, alone or with others, newest first. */
export function getPostsByAuthor(author: AuthorId, locale: Locale): BlogPost[] {
  return getPosts(locale).filter(({ data }) => data.authors.includes(author));
}

/** The posts before (older) and after (newer) a post. */
export function getPostNeighbours(post: BlogPost, locale: Locale): { older?: BlogPost; newer?: BlogPost } {
  const posts = getPosts(locale);
  const index = posts.findIndex(({ url }) => url === post.url);
  const older = posts[index + 1];
  const newer = posts[index - 1];
  return { ...(older && { older }), ...(newer && { newer }) };
}
