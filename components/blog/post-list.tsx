import { SiteLink } from '@/components/ui/site-link';
import { authors } from '@/content/data/authors';
import { formatDate } from '@/lib/i18n/format';
import { getLocalized } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { getPagePath, type SitePage } from '@/lib/pages/site-page';

/** Lists posts with their descriptions. `level` is that of their headings on the page. */
export function PostList({ posts, level: Heading = 'h2' }: { posts: readonly SitePage[]; level?: 'h2' | 'h3' }) {
  return (
    <ul className="divide-y border-t">
      {posts.map((post) => (
        <li key={post.path} className="py-7">
          <Heading className="text-xl font-semibold tracking-tight">
            <SiteLink href={getPagePath(post)} className="hover:text-fd-primary hover:underline">
              {post.title}
            </SiteLink>
          </Heading>
          <PostMeta post={post} />
          <p className="mt-2 max-w-prose text-fd-muted-foreground">{post.description}</p>
        </li>
      ))}
    </ul>
  );
}

/** Shows the date and the authors of a post. */
export function PostMeta({ post: { published, authors: ids = [], locale } }: { post: SitePage }) {
  return (
    <p lang={locale.htmlLang} className="mt-1.5 flex flex-wrap gap-x-3 text-sm text-fd-muted-foreground">
      {published && <time dateTime={published.toISOString().slice(0, 10)}>{formatDate(published, locale)}</time>}
      {ids.map((id) => (
        <SiteLink key={id} href={localizePath(`/blog/authors/${id}`, locale)} className="underline underline-offset-4">
          {getLocalized(authors[id].name, locale)}
        </SiteLink>
      ))}
    </p>
  );
}
