import type { TableOfContents } from 'fumadocs-core/toc';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/page/page-header';
import { Pager } from '@/components/page/pager';
import { PlainArticle } from '@/components/page/plain-article';
import { TagList } from '@/components/ui/tag-list';
import { blogTags } from '@/content/data/blog-tags';
import { getLocalized } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { loadPageIndex } from '@/lib/pages/page-index.server';
import { getPagePath, type Post } from '@/lib/pages/site-page';
import { PostMeta } from './post-list';

interface PostViewProps {
  post: Post;
  /** All headings of the post. */
  toc: TableOfContents;
  /** The text of the post. */
  children: ReactNode;
}

export async function PostView({ post, toc, children }: PostViewProps) {
  const { locale, path } = post;
  const texts = getMessages(locale);
  const { posts } = await loadPageIndex(locale);
  const index = posts.findIndex((other) => other.path === path);
  const toLink = (other?: Post) => other && { label: other.title, href: getPagePath(other) };
  const tags = post.tagIds.map((tag) => ({
    label: getLocalized(blogTags[tag], locale),
    href: localizePath(`/blog/tags/${tag}`, locale),
  }));
  return (
    <PlainArticle
      page={post}
      toc={toc}
      header={
        <PageHeader title={post.title} description={post.description}>
          <div className="mt-4">
            <PostMeta post={post} />
          </div>
        </PageHeader>
      }
      footer={
        <>
          {tags.length > 0 && (
            <div className="mt-12 border-t pt-6">
              <TagList label={texts.tags.label} items={tags} />
            </div>
          )}
          <Pager
            label={texts.blog.pagination}
            previous={toLink(posts[index + 1])}
            next={toLink(posts[index - 1])}
            texts={{ previous: texts.blog.older, next: texts.blog.newer }}
          />
        </>
      }
    >
      {children}
    </PlainArticle>
  );
}
