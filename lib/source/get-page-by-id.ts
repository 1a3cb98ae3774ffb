import { SiteError } from '../errors/site-error';
import type { Locale } from '../i18n/locales';
import { findNearest, toList } from '../text/nearest';

interface PageLoader<Page> {
  getPage(slugs: string[], language: string): Page | undefined;
  getPages(language: string): { slugs: string[] }[];
}

/**
 * The documentation page with an id, which is its path below `/docs`: `get-started/overview`.
 * @throws SiteError with the nearest ids and all others, if no page has it
 */
export function getPageById<Page>(loader: PageLoader<Page>, id: string, locale: Locale): Page {
  const page = loader.getPage(id.split('/'), locale.code);
  if (page) return page;
  const ids = loader.getPages(locale.code).map(({ slugs }) => slugs.join('/'));
  throw new SiteError(
    `Unknown documentation page "${id}".`,
    `Nearest: ${toList(findNearest(id, ids))}. The pages are: ${toList(ids)}.`,
  );
}
