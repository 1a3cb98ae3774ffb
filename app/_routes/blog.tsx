import { BlogArchiveView, BlogAuthorsView, BlogTagsView, PostsView } from '@/components/blog/blog-views';
import { PostView } from '@/components/blog/post-view';
import { authorIds } from '@/content/data/authors';
import { blogTagIds } from '@/content/data/blog-tags';
import { loadPageIndex } from '@/lib/pages/page-index.server';
import type { Post } from '@/lib/pages/site-page';
import { renderText } from './mdx-text';
import { createTablePage, type PageTable } from './table-page';

/** Renders the blog: its lists and its posts. */
export const { Page, generateMetadata, generateStaticParams } = createTablePage('/blog', async (locale) => ({
  '': () => <PostsView path="/blog" locale={locale} />,
  archive: () => <BlogArchiveView locale={locale} />,
  tags: () => <BlogTagsView locale={locale} />,
  authors: () => <BlogAuthorsView locale={locale} />,
  ...toPageTable(blogTagIds, (tag) => [
    `tags/${tag}`,
    () => <PostsView path={`/blog/tags/${tag}`} locale={locale} hasDescription={false} />,
  ]),
  ...toPageTable(authorIds, (author) => [
    `authors/${author}`,
    () => <PostsView path={`/blog/authors/${author}`} locale={locale} />,
  ]),
  ...toPageTable((await loadPageIndex(locale)).posts, (post) => [
    post.path.slice('/blog/'.length),
    () => renderPost(post),
  ]),
}));

function toPageTable<Item>(items: readonly Item[], toEntry: (item: Item) => [string, PageTable[string]]): PageTable {
  return Object.fromEntries(items.map(toEntry));
}

async function renderPost(post: Post) {
  const { toc, text } = await renderText(post);
  return (
    <PostView post={post} toc={toc}>
      {text}
    </PostView>
  );
}
