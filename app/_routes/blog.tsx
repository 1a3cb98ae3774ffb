import { BlogArchiveView, BlogAuthorsView, BlogTagsView, PostsView } from '@/components/blog/blog-views';
import { PostView } from '@/components/blog/post-view';
import { authorIds } from '@/content/data/authors';
import { blogTagIds } from '@/content/data/blog-tags';
import { loadPageIndex } from '@/lib/pages/page-index.server';
import type { Post } from '@/lib/pages/site-page';
import { renderText } from './mdx-text';
import { createTablePage, type PageTable } from './table-page';

/** Every page of the blog. */
export const { Page, generateMetadata, generateStaticParams } = createTablePage('/blog', async (locale) => ({
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
  ...toTable((await loadPageIndex(locale)).posts, (post) => [post.path.slice('/blog/'.length), () => renderPost(post)]),
}));

function toTable<Item>(items: readonly Item[], toRow: (item: Item) => [string, PageTable[string]]): PageTable {
  return Object.fromEntries(items.map(toRow));
}

async function renderPost(post: Post) {
  const { toc, text } = await renderText(post);
  return (
    <PostView post={post} toc={toc}>
      {text}
    </PostView>
  );
}
