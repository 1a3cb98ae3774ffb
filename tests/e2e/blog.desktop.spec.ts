import { authorIds } from '@/content/data/authors';
import { blogTagIds } from '@/content/data/blog-tags';
import { readPages } from '@/lib/content/read-pages.server';
import { blogFrontmatterSchema } from '@/lib/content/schemas/blog-frontmatter';
import { expect, test, testLocales } from '../support/site';

/** The posts as their files describe them. */
const posts = readPages('content/blog', blogFrontmatterSchema)
  .pages.filter(({ file, data }) => /^[^.]+\.mdx$/.test(file.path) && !data.draft)
  .map(({ file, data }) => ({ ...data, path: `/blog/${file.path.replace('.mdx', '')}` }));

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

for (const { code, to } of testLocales) {
  test(`the blog, its archive, tags and authors list exactly their posts, newest first, in ${code}`, async ({
    page,
  }) => {
    for (const { path, listed } of lists) {
      await page.goto(to(path));
      const links = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link');
      const shown = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
      expect(shown.toSorted(), path).toEqual(listed.map((post) => to(post.path)).toSorted());
      const times = shown.map((url) => posts.find((post) => to(post.path) === url)?.date.getTime() ?? 0);
      expect(times, path).toEqual(times.toSorted((a, b) => b - a));
    }
  });
}
