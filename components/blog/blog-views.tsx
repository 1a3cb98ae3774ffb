import { SiteLink } from '@/components/ui/site-link';
import { TagList } from '@/components/ui/tag-list';
import { authorIds, authors } from '@/content/data/authors';
import { blogTagIds, blogTags } from '@/content/data/blog-tags';
import { formatCount, formatNumber } from '@/lib/i18n/format';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { groupByYear } from '@/lib/pages/index-pages';
import { loadListedPages, loadSitePage } from '@/lib/pages/page-index.server';
import { BlogFrame } from './blog-frame';
import { PostList } from './post-list';

interface PostsViewProps {
  /** Path of the list in the default language. */
  path: string;
  locale: Locale;
  hasDescription?: boolean;
}

/** Lists posts, newest first: all of them, or those with a tag or by a team. */
export async function PostsView({ path, locale, hasDescription = true }: PostsViewProps) {
  return (
    <BlogFrame page={await loadSitePage(path, locale)} hasDescription={hasDescription}>
      <PostList posts={await loadListedPages(path, locale)} />
    </BlogFrame>
  );
}

/** Lists every post, by year. */
export async function BlogArchiveView({ locale }: { locale: Locale }) {
  const years = groupByYear(await loadListedPages('/blog/archive', locale));
  return (
    <BlogFrame page={await loadSitePage('/blog/archive', locale)}>
      {years.map(({ year, posts }) => (
        <section key={year} aria-labelledby={`year-${year}`} className="mb-8">
          <h2 id={`year-${year}`} className="mb-3 text-xl font-semibold">
            {year}
          </h2>
          <PostList posts={posts} level="h3" />
        </section>
      ))}
    </BlogFrame>
  );
}

/** Lists the tags of the blog, with the number of posts of each. */
export async function BlogTagsView({ locale }: { locale: Locale }) {
  const items = blogTagIds.map(async (tag) => ({
    label: getLocalized(blogTags[tag], locale),
    href: localizePath(`/blog/tags/${tag}`, locale),
    count: formatNumber((await loadListedPages(`/blog/tags/${tag}`, locale)).length, locale),
  }));
  return (
    <BlogFrame page={await loadSitePage('/blog/tags', locale)}>
      <TagList label={getMessages(locale).blog.tags} items={await Promise.all(items)} />
    </BlogFrame>
  );
}

/** Lists the teams that write the blog. */
export async function BlogAuthorsView({ locale }: { locale: Locale }) {
  const { postCount } = getMessages(locale).blog;
  const counted = authorIds.map(async (id) => {
    const path = `/blog/authors/${id}`;
    return { id, path, count: (await loadListedPages(path, locale)).length };
  });
  return (
    <BlogFrame page={await loadSitePage('/blog/authors', locale)}>
      <ul className="divide-y border-t">
        {(await Promise.all(counted)).map(({ id, path, count }) => (
          <li key={id} className="py-6">
            <h2 className="text-xl font-semibold">
              <SiteLink href={localizePath(path, locale)} className="hover:text-fd-primary hover:underline">
                {getLocalized(authors[id].name, locale)}
              </SiteLink>
            </h2>
            <p className="mt-1 max-w-prose text-fd-muted-foreground">{getLocalized(authors[id].about, locale)}</p>
            <p className="mt-1 text-sm text-fd-muted-foreground">{formatCount(postCount, count, locale)}</p>
          </li>
        ))}
      </ul>
    </BlogFrame>
  );
}
