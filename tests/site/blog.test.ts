import { describe, expect, it } from 'vitest';
import { authorIds } from '@/content/data/authors';
import { blogTagIds } from '@/content/data/blog-tags';
import { readContent } from '@/lib/pages/read-content.server';
import { parsePage, readBuiltText } from '../support/built-site';
import { siteLocales } from '../support/routes';

/** The posts as their files describe them. */
const posts = readContent()
  .blog.pages.filter(({ path, data }) => /^[^.]+\.mdx$/.test(path) && !data.draft)
  .map(({ path, data }) => ({ ...data, path: `/blog/${path.replace('.mdx', '')}` }));

/** Every list of posts, and what it has to hold. */
const lists = [
  { path: '/blog', listed: posts },
  { path: '/blog/archive', listed: posts },
  ...blogTagIds.map((id) => ({ path: `/blog/tags/${id}`, listed: posts.filter(({ tags }) => tags.includes(id)) })),
  ...authorIds.map((id) => ({
    path: `/blog/authors/${id}`,
    listed: posts.filter(({ authors }) => authors.includes(id)),
  })),
];

describe.each(siteLocales)('in $code', ({ to }) => {
  it.each(lists)('$path lists exactly its posts, newest first', ({ path, listed }) => {
    const links = parsePage(readBuiltText(to(path))).querySelectorAll('main li :is(h2, h3, h4) a');
    const shown = [...links].map((link) => link.getAttribute('href') ?? '');
    expect(shown.toSorted()).toEqual(listed.map((post) => to(post.path)).toSorted());
    const times = shown.map((url) => posts.find((post) => to(post.path) === url)?.date.getTime() ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
});
