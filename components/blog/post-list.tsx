import { SiteLink } from '@/components/ui/site-link';
import type { BlogPost } from '@/lib/content/blog.server';
import type { Locale } from '@/lib/i18n/locales';
import { PostMeta } from './post-meta';

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
