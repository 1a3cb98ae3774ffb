import {
  BlogArchiveView,
  BlogAuthorsView,
  BlogAuthorView,
  BlogListView,
  BlogTagsView,
  BlogTagView,
} from '@/components/blog/blog-views';
import { authorIds } from '@/content/data/authors';
import { blogTagIds } from '@/content/data/blog-tags';
import { createKeyedPage } from './keyed-page';
import { createSimplePage } from './simple-page';

export const blogList = createSimplePage({ path: '/blog', View: BlogListView });
export const blogArchive = createSimplePage({ path: '/blog/archive', View: BlogArchiveView });
export const blogTagsPage = createSimplePage({ path: '/blog/tags', View: BlogTagsView });
export const blogAuthors = createSimplePage({ path: '/blog/authors', View: BlogAuthorsView });

export const blogTag = createKeyedPage({
  toPath: (tag) => `/blog/tags/${tag}`,
  keys: blogTagIds,
  render: (tag, locale) => <BlogTagView tag={tag} locale={locale} />,
});

export const blogAuthor = createKeyedPage({
  toPath: (author) => `/blog/authors/${author}`,
  keys: authorIds,
  render: (author, locale) => <BlogAuthorView author={author} locale={locale} />,
});
