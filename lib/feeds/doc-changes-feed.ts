import { toAbsoluteUrl } from '../config/absolute-url';
import { getPagePath, type SitePage } from '../content/site-page';
import { format } from '../i18n/format';
import { getMessages } from '../i18n/messages';
import { escapeHtml } from '../text/escape-html';
import type { DocChange } from './doc-changes';
import type { FeedItem } from './write-feed';

/** How many changes a feed lists at most; a feed reader that polls rarely misses older ones. */
const maxItems = 50;

/** Changes of pages as items of a feed. A page that changes again becomes a new item. */
export function buildDocChangeItems(changes: readonly { change: DocChange; page: SitePage }[]): FeedItem[] {
  return changes.slice(0, maxItems).map(({ change: { kind, date }, page }) => {
    const url = toAbsoluteUrl(getPagePath(page));
    return {
      title: format(getMessages(page.locale).docChanges[kind], { title: page.title }),
      url,
      id: `${url}#${kind}-${date.toISOString().slice(0, 10)}`,
      date,
      html: `<p>${escapeHtml(page.description)}</p>`,
    };
  });
}
