import type { AuthorId } from '../../content/data/authors';
import type { BlogTagId } from '../../content/data/blog-tags';
import type { DocTagId } from '../../content/data/doc-tags';
import type { HttpMethod } from '../contract/http-methods';
import type { Locale } from '../i18n/locales';
import { localizePath } from '../i18n/paths';

/** What a page is, for everything that describes or lists pages. */
type PageKind = 'home' | 'guide' | 'reference' | 'post' | 'list' | 'plain' | 'search';

/** A step in the breadcrumb trail of a page. */
export interface PageStep {
  label: string;
  /** In the default language; a category may have no page of its own. */
  path?: string;
}

/** A page of the site in one language, as its head, the sitemap, feeds, social cards and `llms.txt` describe it. */
export interface SitePage {
  kind: PageKind;
  locale: Locale;
  /** In the default language: `/docs/intro`. */
  path: string;
  title: string;
  description: string;
  /** The parts of the site above it, outermost first, without the home page. */
  trail: PageStep[];
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

/** Path of a page in its own language: `/id/docs/intro`. */
export function getPagePath({ path, locale }: SitePage): string {
  return localizePath(path, locale);
}

/** Whether search engines should show a page in its own language. */
export function isListed({ isIndexed, isTranslated }: SitePage): boolean {
  return isIndexed && isTranslated;
}

/** Whether a page can be read as Markdown: all but search, which has no text of its own. */
export function hasMarkdown({ kind }: SitePage): boolean {
  return kind !== 'search';
}

/** Path of a page's Markdown, from the page's own path: `/docs/intro.md`. */
export function toMarkdownPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}

/** Path of the picture that social networks show for a page, from the page's own path: `/og/docs/intro.png`. */
export function toCardPath(path: string): string {
  return `/og${path === '/' ? '/index' : path}.png`;
}
