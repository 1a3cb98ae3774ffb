import { site } from '@/lib/config/site';
import { unversioned } from '@/lib/config/versions';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { loadPageIndex, type PageIndex } from '@/lib/pages/page-index.server';
import { type DocPage, getPagePath, type WrittenPage } from '@/lib/pages/site-page';
import { assertUniqueIds, buildRecords, type SearchPage } from './build-records';
import { parseSections } from './parse-sections';

/**
 * Loads every page that search shows in a language.
 * @param root folder of the content
 * @throws SiteError for two parts of pages with one address
 */
export async function loadSearchPages(locale: Locale, root = 'content'): Promise<SearchPage[]> {
  const index = await loadPageIndex(locale, root);
  const pages = [...(await Promise.all(listWrittenPages(index, locale))), ...listDataPages(index, locale)];
  assertUniqueIds(buildRecords(pages, locale.code));
  return pages;
}

type Grouping = Pick<SearchPage, 'area' | 'group' | 'categories'>;
type Names = Pick<SearchPage, 'codes' | 'method' | 'deprecated'>;

const getBlog = (locale: Locale): Grouping => ({ area: 'blog', group: getMessages(locale).blog.title });
const others: Grouping = { area: 'pages', group: site.title };

/** Converts the pages that are written, but for unlisted ones. */
function listWrittenPages({ docs, posts, standalone }: PageIndex, locale: Locale): Promise<SearchPage>[] {
  // By file: results that are equally good keep their order when a post gets a new date.
  const postsByFile = posts.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  return [
    ...docs
      .filter(({ isIndexed }) => isIndexed)
      .map((page) => toWrittenSearchPage(page, getDocGrouping(page), getNames(page))),
    ...postsByFile.map((page) => toWrittenSearchPage(page, getBlog(locale))),
    ...standalone.map((page) => toWrittenSearchPage(page, others)),
  ];
}

/** Converts the pages that are rendered from data, but for search itself and the lists of single tags. */
function listDataPages({ main, authors }: PageIndex, locale: Locale): SearchPage[] {
  const pages = [...main.filter(({ kind }) => kind !== 'search'), ...authors];
  return pages.map((page) => ({
    url: getPagePath(page),
    ...(page.path.startsWith('/blog') ? getBlog(locale) : others),
    title: page.title,
    description: page.description,
    sections: [],
    version: [unversioned],
  }));
}

async function toWrittenSearchPage(page: WrittenPage, grouping: Grouping, names: Names = {}): Promise<SearchPage> {
  const { locale, title, description, body, textLocale, operation, channel, version = unversioned } = page;
  return {
    url: getPagePath(page),
    ...grouping,
    title,
    description,
    sections: await parseSections(body, { locale: textLocale, operation, channel }),
    ...names,
    version: [version],
    ...(textLocale !== locale && { textLanguage: textLocale.code }),
  };
}

/** Groups pages by their sidebar and its top category. */
function getDocGrouping({ sidebar, breadcrumbs }: DocPage): Grouping {
  const labels = breadcrumbs.map(({ label }) => label);
  return { area: sidebar, group: labels.slice(0, 2).join(' › '), categories: labels.slice(2) };
}

/** Returns the names by which programs know what a page documents. */
function getNames(page: DocPage): Names {
  const { operation, method, endpoint, isDeprecated, channel, channelAddress = '' } = page;
  if (operation && method) {
    const codes = [operation, `${method.toUpperCase()} ${endpoint}`];
    return { codes, method, ...(isDeprecated && { deprecated: true }) };
  }
  return channel ? { codes: [channel, channelAddress] } : {};
}
