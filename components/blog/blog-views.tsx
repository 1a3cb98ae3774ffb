import { SiteLink } from '@/components/ui/site-link';
import { TagList } from '@/components/ui/tag-list';
import { type AuthorId, authorIds, authors } from '@/content/data/authors';
import { type BlogTagId, blogTagIds, blogTags } from '@/content/data/blog-tags';
import { type BlogPost, getPosts, getPostsByAuthor, getPostsByTag } from '@/lib/content/blog.server';
import { format, formatCount, formatNumber } from '@/lib/i18n/format';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { BlogFrame } from './blog-frame';
import { PostList } from './post-list';

/** Every post, newest first. */
export function BlogListView({ locale }: { locale: Locale }) {
  const texts = getMessages(locale).blog;
  return (
    <BlogFrame locale={locale} path="/blog" title={texts.title} description={texts.description}>
      <PostList posts={getPosts(locale)} locale={locale} />
    </BlogFrame>
  );
}

/** Every post, by year. */
export function BlogArchiveView({ locale }: { locale: Locale }) {
  const texts = getMessages(locale).blog;
  const posts = getPosts(locale);
  const getYear = (post: BlogPost) => post.data.date.getUTCFullYear();
  const years = [...new Set(posts.map(getYear))];
  return (
    <BlogFrame locale={locale} path="/blog/archive" title={texts.archive} description={texts.archiveDescription}>
      {years.map((year) => (
        <section key={year} aria-labelledby={`year-${year}`} className="mb-8">
          <h2 id={`year-${year}`} className="mb-3 text-xl font-semibold">
            {year}
          </h2>
          <PostList posts={posts.filter((post) => getYear(post) === year)} locale={locale} level="h3" />
        </section>
      ))}
    </BlogFrame>
  );
}

/** Every tag of the blog. */
export function BlogTagsView({ locale }: { locale: Locale }) {
  const texts = getMessages(locale);
  const items = blogTagIds.map((tag) => ({
    label: getLocalized(blogTags[tag], locale),
    href: localizePath(`/blog/tags/${tag}`, locale),
    count: formatNumber(getPostsByTag(tag, locale).length, locale),
  }));
  return (
    <BlogFrame locale={locale} path="/blog/tags" title={texts.blog.tagsTitle} description={texts.blog.tagsDescription}>
      <TagList label={texts.blog.tags} items={items} />
    </BlogFrame>
  );
}

/** Every post with one tag. */
export function BlogTagView({ tag, locale }: { tag: BlogTagId; locale: Locale }) {
  const title = format(getMessages(locale).blog.tagged, { tag: getLocalized(blogTags[tag], locale) });
  return (
    <BlogFrame locale={locale} title={title}>
      <PostList posts={getPostsByTag(tag, locale)} locale={locale} />
    </BlogFrame>
  );
}

/** The teams that write the blog. */
export function BlogAuthorsView({ locale }: { locale: Locale }) {
  const texts = getMessages(locale).blog;
  return (
    <BlogFrame locale={locale} path="/blog/authors" title={texts.authors} description={texts.authorsDescription}>
      <ul className="divide-y border-t">
        {authorIds.map((id) => (
          <li key={id} className="py-6">
            <h2 className="text-xl font-semibold">
              <SiteLink
                href={localizePath(`/blog/authors/${id}`, locale)}
                className="hover:text-fd-primary hover:underline"
              >
                {getLocalized(authors[id].name, locale)}
              </SiteLink>
            </h2>
            <p className="mt-1 max-w-prose text-fd-muted-foreground">{getLocalized(authors[id].about, locale)}</p>
            <p className="mt-1 text-sm text-fd-muted-foreground">
              {formatCount(texts.postCount, getPostsByAuthor(id, locale).length, locale)}
            </p>
          </li>
        ))}
      </ul>
    </BlogFrame>
  );
}

/** Every post of one team. */
export function BlogAuthorView({ author, locale }: { author: AuthorId; locale: Locale }) {
  const { name, about } = authors[author];
  const title = format(getMessages(locale).blog.postsBy, { author: getLocalized(name, locale) });
  return (
    <BlogFrame locale={locale} title={title} description={getLocalized(about, locale)}>
      <PostList posts={getPostsByAuthor(author, locale)} locale={locale} />
    </BlogFrame>
  );
}
