import { authorIds, authors } from '../../content/data/authors';
import { blogTagIds, blogTags } from '../../content/data/blog-tags';
import { docTagIds, docTags } from '../../content/data/doc-tags';
import { site } from '../config/site';
import { format } from '../i18n/format';
import type { Locale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';
import type { SitePage } from './site-page';

/** The pages that are drawn from data and have no file: the home page, search, and the lists of the blog and of tags. */
export function buildListPages(locale: Locale): SitePage[] {
  const { blog, docs, search, tags } = getMessages(locale);
  const common = { locale, isIndexed: true, isTranslated: true, trail: [] };
  const inBlog = { ...common, kind: 'list' as const, trail: [{ label: blog.title, path: '/blog' }] };
  const inDocs = { ...common, kind: 'list' as const, trail: [{ label: docs.sidebar }] };
  const inTags = { ...inDocs, trail: [...inDocs.trail, { label: tags.title, path: '/docs/tags' }] };
  return [
    { ...common, kind: 'home', path: '/', title: site.title, description: site.tagline[locale.code] },
    {
      ...common,
      kind: 'search',
      path: '/search',
      title: search.title,
      description: search.description,
      isIndexed: false,
    },
    { ...common, kind: 'list', path: '/blog', title: blog.title, description: blog.description },
    { ...inBlog, path: '/blog/archive', title: blog.archive, description: blog.archiveDescription },
    { ...inBlog, path: '/blog/authors', title: blog.authors, description: blog.authorsDescription },
    { ...inBlog, path: '/blog/tags', title: blog.tags, description: blog.tagsDescription },
    ...authorIds.map((id) => ({
      ...inBlog,
      trail: [...inBlog.trail, { label: blog.authors, path: '/blog/authors' }],
      path: `/blog/authors/${id}`,
      title: format(blog.postsBy, { author: authors[id].name[locale.code] }),
      description: authors[id].about[locale.code],
    })),
    ...blogTagIds.map((id) => ({
      ...inBlog,
      trail: [...inBlog.trail, { label: blog.tags, path: '/blog/tags' }],
      path: `/blog/tags/${id}`,
      title: format(blog.tagged, { tag: blogTags[id][locale.code] }),
      description: format(blog.taggedDescription, { tag: blogTags[id][locale.code] }),
    })),
    { ...inDocs, path: '/docs/tags', title: tags.title, description: tags.description },
    ...docTagIds.map((id) => ({
      ...inTags,
      path: `/docs/tags/${id}`,
      title: format(tags.tagged, { tag: docTags[id][locale.code] }),
      description: format(tags.taggedDescription, { tag: docTags[id][locale.code] }),
    })),
  ];
}
