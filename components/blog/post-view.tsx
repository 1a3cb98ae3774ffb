import type { ReactNode } from 'react';
import { PageHeader } from '@/components/page/page-header';
import { Pager } from '@/components/page/pager';
import { PlainArticle } from '@/components/page/plain-article';
import { TagList } from '@/components/ui/tag-list';
import { blogTags } from '@/content/data/blog-tags';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath, splitLocale } from '@/lib/i18n/paths';
import type { BlogPost } from '@/lib/pages/blog.server';
import { loadMembers, loadSitePage } from '@/lib/pages/catalogue.server';
import { getPagePath, type SitePage } from '@/lib/pages/site-page';
import { PostMeta } from './post-list';

/** A post of the blog. */
export async function PostView({ post, locale, children }: { post: BlogPost; locale: Locale; children: ReactNode }) {
  const texts = getMessages(locale);
  const { path } = splitLocale(post.url);
  const posts = await loadMembers('/blog', locale);
  const index = posts.findIndex((other) => other.path === path);
  const toLink = (other?: SitePage) => other && { label: other.title, href: getPagePath(other) };
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
            <PostMeta post={await loadSitePage(path, locale)} />
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
