import { Rss } from '@/components/ui/icons';
import { withBasePath } from '@/lib/config/base-path';
import type { Locale } from '@/lib/i18n/locales';
import { getFeedTitle } from './feed-links';
import { type FeedId, feedFormats, getFeedPath } from './feeds';
import { getFeedMessages } from './messages';

interface FeedLinkProps {
  feed: FeedId;
  locale: Locale;
  className?: string;
}

/** Links to a feed as RSS; feed readers find the other formats in the head of the page. */
export function FeedLink({ feed, locale, className = '' }: FeedLinkProps) {
  return (
    <a
      href={withBasePath(getFeedPath(feed, 'rss', locale))}
      type={feedFormats.rss.type}
      title={getFeedTitle(feed, locale)}
      className={`inline-flex items-center gap-1.5 ${className}`}
    >
      <Rss className="size-4" />
      {getFeedMessages(locale).rss}
    </a>
  );
}
