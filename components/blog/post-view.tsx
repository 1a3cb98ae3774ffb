import type { ReactNode } from 'react';
import { Pager } from '@/components/docs/pager';
import { PageHeader } from '@/components/layout/page-header';
import { PlainArticle } from '@/components/layout/plain-article';
import { TagList } from '@/components/ui/tag-list';
import { blogTags } from '@/content/data/blog-tags';
import { type BlogPost, getPostNeighbours } from '@/lib/content/blog.server';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { PostMeta } from './post-list';

/** A post of the blog. */
export function PostView({ post, locale, children }: { post: BlogPost; locale: Locale; children: ReactNode }) {
  const texts = getMessages(locale);
  const { older, newer } = getPostNeighbours(post, locale);
  const toLink = (other?: BlogPost) => other && { label: other.data.title, href: other.url };
  const tags = post.data.tags.map((tag) => ({
    label: getLocalized(blogTags[tag], locale),
    href: localizePath(`/blog/tags/${tag}`, locale),
  }));
  return (
    <PlainArticle
      locale={locale}
      file={`content/blog/${post.path}`}
      url={post.url}
      toc={post.data.toc}
      header={
        <PageHeader title={post.data.title} description={post.data.description}>
          <div className="mt-4">
            <PostMeta post={post} locale={locale} />
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
            previous={toLink(older)}
            next={toLink(newer)}
            texts={{ previous: texts.blog.older, next: texts.blog.newer }}
          />
        </>
      }
    >
      {children}
    </PlainArticle>
  );
}
