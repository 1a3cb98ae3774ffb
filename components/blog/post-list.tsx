import { SiteLink } from '@/components/ui/site-link';
import { authors } from '@/content/data/authors';
import type { BlogPost } from '@/lib/content/blog.server';
import { formatDate } from '@/lib/i18n/format';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';

/** Posts with their descriptions. `level` is the level of their headings on the page. */
export function PostList({
  posts,
  locale,
  level: Heading = 'h2',
}: {
  posts: BlogPost[];
  locale: Locale;
  level?: 'h2' | 'h3';
}) {
  return (
    <ul className="divide-y border-t">
      {posts.map((post) => (
        <li key={post.url} className="py-7">
          <Heading className="text-xl font-semibold tracking-tight">
            <SiteLink href={post.url} className="hover:text-fd-primary hover:underline">
              {post.data.title}
            </SiteLink>
          </Heading>
          <PostMeta post={post} locale={locale} />
          <p className="mt-2 max-w-prose text-fd-muted-foreground">{post.data.description}</p>
        </li>
      ))}
    </ul>
  );
}

/** Date and authors of a post. */
export function PostMeta({ post, locale }: { post: BlogPost; locale: Locale }) {
  const { date, authors: ids } = post.data;
  return (
    <p lang={locale.htmlLang} className="mt-1.5 flex flex-wrap gap-x-3 text-sm text-fd-muted-foreground">
      <time dateTime={date.toISOString().slice(0, 10)}>{formatDate(date, locale)}</time>
      {ids.map((id) => (
        <SiteLink key={id} href={localizePath(`/blog/authors/${id}`, locale)} className="underline underline-offset-4">
          {getLocalized(authors[id].name, locale)}
        </SiteLink>
      ))}
    </p>
  );
}
