import type { ReactNode } from 'react';
import { FeedLink } from '@/components/feeds/feed-link';
import { PageHeader } from '@/components/page/page-header';
import { SiteLink } from '@/components/ui/site-link';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import type { SitePage } from '@/lib/pages/site-page';

interface BlogFrameProps {
  /** The list inside the frame. */
  page: SitePage;
  hasDescription?: boolean;
  children: ReactNode;
}

/** Frames a list of the blog, with links to all lists and to the feed. */
export function BlogFrame({ page, hasDescription = true, children }: BlogFrameProps) {
  const { locale, title, description } = page;
  const texts = getMessages(locale).blog;
  const parts = [
    { label: texts.title, path: '/blog' },
    { label: texts.archive, path: '/blog/archive' },
    { label: texts.tags, path: '/blog/tags' },
    { label: texts.authors, path: '/blog/authors' },
  ];
  return (
    <div className="mx-auto max-w-4xl px-4 py-12 sm:px-8">
      <PageHeader title={title} {...(hasDescription && { description })}>
        <nav aria-label={texts.sections} className="mt-5">
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm font-medium text-fd-primary">
            {parts.map(({ label, path }) => (
              <li key={path}>
                <SiteLink
                  href={localizePath(path, locale)}
                  aria-current={path === page.path ? 'page' : undefined}
                  className="inline-block py-1 underline-offset-4 hover:underline aria-[current]:text-fd-foreground"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
            <li>
              <FeedLink feed="blog" locale={locale} className="py-1 underline-offset-4 hover:underline" />
            </li>
          </ul>
        </nav>
      </PageHeader>
      {children}
    </div>
  );
}
