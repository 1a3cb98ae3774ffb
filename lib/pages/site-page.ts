import type { HttpMethod } from 'openapi-sandbox';
import type { AuthorId } from '../../content/data/authors';
import type { BlogTagId } from '../../content/data/blog-tags';
import type { DocTagId } from '../../content/data/doc-tags';
import type { SidebarId } from '../config/sidebars';
import type { Problem } from '../errors/problem';
import type { Locale } from '../i18n/locales';
import { localizePath } from '../i18n/paths';

type PageKind = 'home' | 'guide' | 'reference' | 'post' | 'list' | 'plain' | 'search';

/** A step in the breadcrumbs of a page. */
export interface Breadcrumb {
  label: string;
  /** In the default language; a category may have no page of its own. */
  path?: string;
}

/** A page of the site in one language. */
export interface SitePage {
  kind: PageKind;
  locale: Locale;
  /** In the default language: `/docs/intro`. */
  path: string;
  title: string;
  description: string;
  /** The parts of the site above it, outermost first, without the home page. */
  breadcrumbs: Breadcrumb[];
  /** HTTP method of the operation that it documents. */
  method?: HttpMethod;
  /** Path of that operation in the API: `/v1/ocr`. */
  endpoint?: string;
  /** Version of the documentation that it belongs to. */
  version?: string;
  /** False for a page that search engines should leave out. */
  isIndexed: boolean;
  /** False where the text is not in the language of the page. */
  isTranslated: boolean;
  published?: Date | undefined;
  modified?: Date | undefined;
  authors?: readonly AuthorId[];
  /** Ids of its tags, by which the lists of tags choose their pages. */
  tagIds?: readonly (BlogTagId | DocTagId)[];
  /** Names of its tags, in its language. */
  tags?: readonly string[];
}

/** A page whose text is an MDX file; all others are rendered from data. */
export interface WrittenPage extends SitePage {
  /** Path from the top of the project: `content/docs/intro.id.mdx`. */
  file: string;
  /** The language of the text: the default one, where a translation is missing. */
  textLocale: Locale;
  /** The text, without frontmatter. */
  body: string;
  /** Id of the API operation that it documents. */
  operation?: string | undefined;
  /** Id of the socket channel that it documents. */
  channel?: string | undefined;
  /** API version that introduced what it describes. */
  since?: string | undefined;
}

/** A post of the blog. */
export interface Post extends WrittenPage {
  published: Date;
  authors: readonly AuthorId[];
  tagIds: readonly BlogTagId[];
}

/** A link to a page, as its sidebar names it. */
export interface PageLink {
  label: string;
  href: string;
}

/** A page of the documentation. */
export interface DocPage extends WrittenPage {
  tagIds: readonly DocTagId[];
  sidebar: SidebarId;
  /** The parts of its path below `/docs`. */
  slugs: string[];
  /** The listed pages before and after it in its sidebar; an unlisted page has none. */
  previous?: PageLink;
  next?: PageLink;
  /** True where the operation that it documents is to be retired. */
  isDeprecated?: boolean;
  /** Address of the channel that it documents. */
  channelAddress?: string | undefined;
  /** Faults of its frontmatter; only `npm run dev` has a page with any. */
  problems?: Problem[] | undefined;
}

/** Returns the path of a page in its own language: `/id/docs/intro`. */
export function getPagePath({ path, locale }: Pick<SitePage, 'path' | 'locale'>): string {
  return localizePath(path, locale);
}

/** Tests if search engines should show a page in its own language. */
export function isIndexable({ isIndexed, isTranslated }: SitePage): boolean {
  return isIndexed && isTranslated;
}

/** Tests if the text of a page is an MDX file. */
export function isWritten(page: SitePage): page is WrittenPage {
  return 'file' in page;
}

/** Tests if a page can be read as Markdown: all but search, which has no text of its own. */
export function hasMarkdown({ kind }: SitePage): boolean {
  return kind !== 'search';
}
