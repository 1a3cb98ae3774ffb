import type { DocTagId } from '../../content/data/doc-tags';
import type { Locale } from '../i18n/locales';
import type { SitePage } from './site-page';

/** What decides whether and where a page is in the list of a tag. */
type Tagged = Pick<SitePage, 'title' | 'isIndexed' | 'tagIds'>;

/** The documentation pages that the list of a tag shows, by title. */
export function listTagged<Page extends Tagged>(pages: readonly Page[], tag: DocTagId, { htmlLang }: Locale): Page[] {
  return pages
    .filter(({ isIndexed, tagIds }) => isIndexed && tagIds?.includes(tag))
    .sort((a, b) => a.title.localeCompare(b.title, htmlLang));
}
