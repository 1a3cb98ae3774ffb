import { PostList } from '@/components/blog/post-list';
import { SiteLink } from '@/components/ui/site-link';
import { homeLinks } from '@/content/data/home-links';
import { getNewestPosts } from '@/lib/content/blog.server';
import { localizePath } from '@/lib/i18n/paths';
import { type HomeSectionProps, Section } from './section';

/** The newest posts of the blog. */
export function News({ locale, texts }: HomeSectionProps) {
  return (
    <Section title={texts.newsTitle}>
      <PostList posts={getNewestPosts(locale)} locale={locale} level="h3" />
      <SiteLink
        href={localizePath(homeLinks.newsLink.path, locale)}
        className="font-medium text-fd-primary underline underline-offset-4"
      >
        {texts.newsLink}
      </SiteLink>
    </Section>
  );
}
