import {
  BlogArchiveView,
  BlogAuthorsView,
  BlogAuthorView,
  BlogListView,
  BlogTagsView,
  BlogTagView,
} from '@/components/blog/blog-views';
import { authorIds, authors } from '@/content/data/authors';
import { blogTagIds, blogTags } from '@/content/data/blog-tags';
import { format } from '@/lib/i18n/format';
import { getMessages } from '@/lib/i18n/messages';
import { createKeyedPage } from './keyed-page';
import { createSimplePage } from './simple-page';

export const blogList = createSimplePage({
  path: '/blog',
  View: BlogListView,
  head: ({ blog }) => ({ title: blog.title, description: blog.description }),
});

export const blogArchive = createSimplePage({
  path: '/blog/archive',
  View: BlogArchiveView,
  head: ({ blog }) => ({ title: blog.archive, description: blog.archiveDescription }),
});

export const blogTagsPage = createSimplePage({
  path: '/blog/tags',
  View: BlogTagsView,
  head: ({ blog }) => ({ title: blog.tags, description: blog.tagsDescription }),
});

export const blogAuthors = createSimplePage({
  path: '/blog/authors',
  View: BlogAuthorsView,
  head: ({ blog }) => ({ title: blog.authors, description: blog.authorsDescription }),
});

export const blogTag = createKeyedPage({
  toPath: (tag) => `/blog/tags/${tag}`,
  keys: blogTagIds,
  render: (tag, locale) => <BlogTagView tag={tag} locale={locale} />,
  head: (tag, locale) => {
    const { blog } = getMessages(locale);
    const name = { tag: blogTags[tag][locale.code] };
    return { title: format(blog.tagged, name), description: format(blog.taggedDescription, name) };
  },
});

export const blogAuthor = createKeyedPage({
  toPath: (author) => `/blog/authors/${author}`,
  keys: authorIds,
  render: (author, locale) => <BlogAuthorView author={author} locale={locale} />,
  head: (author, locale) => ({
    title: format(getMessages(locale).blog.postsBy, { author: authors[author].name[locale.code] }),
    description: authors[author].about[locale.code],
  }),
});
