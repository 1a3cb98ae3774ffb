import { BlogArchiveView, BlogAuthorsView, BlogTagsView, PostsView } from '@/components/blog/blog-views';
import { PostView } from '@/components/blog/post-view';
import { authorIds } from '@/content/data/authors';
import { blogTagIds } from '@/content/data/blog-tags';
import type { Locale } from '@/lib/i18n/locales';
import { type BlogPost, getPosts } from '@/lib/pages/blog.server';
import { renderMdxText } from './mdx-text';
import { createTablePage, type PageTable } from './table-page';

/** Every page of the blog. */
export const { Page, generateMetadata, generateStaticParams } = createTablePage('/blog', (locale) => ({
  '': () => <PostsView path="/blog" locale={locale} />,
  archive: () => <BlogArchiveView locale={locale} />,
  tags: () => <BlogTagsView locale={locale} />,
  authors: () => <BlogAuthorsView locale={locale} />,
  ...toTable(blogTagIds, (tag) => [
    `tags/${tag}`,
    () => <PostsView path={`/blog/tags/${tag}`} locale={locale} hasDescription={false} />,
  ]),
  ...toTable(authorIds, (author) => [
    `authors/${author}`,
    () => <PostsView path={`/blog/authors/${author}`} locale={locale} />,
  ]),
  ...toTable(getPosts(locale), (post) => [post.slugs.join('/'), () => renderPost(post, locale)]),
}));

function toTable<Item>(items: readonly Item[], toRow: (item: Item) => [string, PageTable[string]]): PageTable {
  return Object.fromEntries(items.map(toRow));
}

function renderPost(post: BlogPost, locale: Locale) {
  return (
    <PostView post={post} locale={locale}>
      {renderMdxText(post, locale)}
    </PostView>
  );
}
