import { authors } from '../../content/data/authors';
import { toAbsoluteUrl } from '../config/absolute-url';
import { site } from '../config/site';
import { getPagePath, type SitePage, toCardPath } from '../content/site-page';
import { defaultLocale, getLocalized, type Locale } from '../i18n/locales';
import { localizePath } from '../i18n/paths';

/** A node that another part of the graph, or another page, describes. */
interface Reference {
  '@id': string;
}

interface Organization {
  '@type': 'Organization';
  '@id': string;
  name: string;
  url: string;
  logo?: string;
}

interface WebSite {
  '@type': 'WebSite';
  '@id': string;
  name: string;
  url: string;
  description: string;
  inLanguage: string;
  publisher: Reference;
}

interface BreadcrumbList {
  '@type': 'BreadcrumbList';
  '@id': string;
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item?: string }[];
}

interface PageNode {
  '@id': string;
  url: string;
  description: string;
  /** Language of the text. */
  inLanguage: string;
  isPartOf: Reference;
}

/** A page that is not an article: a list of others, or a text about the site. */
interface WebPage extends PageNode {
  '@type': 'WebPage' | 'CollectionPage';
  name: string;
  /** Only a `WebPage` has this property; the breadcrumbs of other pages stand beside them in the graph. */
  breadcrumb: Reference;
}

/** The list of all posts. */
interface Blog extends PageNode {
  '@type': 'Blog';
  name: string;
}

/** A text with an author and, if known, dates. `APIReference` is schema.org's kind of `TechArticle` for an API. */
interface Article extends PageNode {
  '@type': 'TechArticle' | 'APIReference' | 'BlogPosting';
  headline: string;
  image: string;
  mainEntityOfPage: string;
  publisher: Organization;
  /** Teams, or the publisher. */
  author: (Omit<Organization, '@id'> | Reference)[];
  datePublished?: string;
  dateModified?: string;
  keywords?: string[];
}

export type StructuredNode = Organization | WebSite | BreadcrumbList | WebPage | Blog | Article;

/** The schema.org data of a page, as JSON-LD. */
export interface StructuredData {
  '@context': 'https://schema.org';
  '@graph': StructuredNode[];
}

/** JSON that can stand in a `<script>`: no text in it can end the element or open a comment. */
export function toScriptText(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

const toUrl = (path: string, locale: Locale) => toAbsoluteUrl(localizePath(path, locale));
const organizationId = `${toAbsoluteUrl('/')}#organization`;
const toBreadcrumbsId = ({ path, locale }: SitePage) => `${toUrl(path, locale)}#breadcrumbs`;
const toSiteId = (locale: Locale) => `${toUrl('/', locale)}#website`;

const articleTypes = { guide: 'TechArticle', reference: 'APIReference', post: 'BlogPosting' } as const;

/** The schema.org data of a page: what it is, where it belongs, and who publishes it. */
export function buildStructuredData(page: SitePage): StructuredData {
  return { '@context': 'https://schema.org', '@graph': buildNodes(page) };
}

function buildNodes(page: SitePage): StructuredNode[] {
  if (page.kind === 'home')
    return [{ ...buildOrganization(), logo: toAbsoluteUrl('/icons/icon-512.png') }, buildWebSite(page)];
  return [buildMainNode(page), buildBreadcrumbs(page)];
}

function buildMainNode(page: SitePage): Article | Blog | WebPage {
  const { kind, path } = page;
  if (kind === 'guide' || kind === 'reference' || kind === 'post') return buildArticle(page, articleTypes[kind]);
  return path === '/blog' ? buildBlog(page) : buildWebPage(page);
}

function buildOrganization(): Organization {
  return { '@type': 'Organization', '@id': organizationId, name: site.title, url: toAbsoluteUrl('/') };
}

function buildWebSite({ locale, description }: SitePage): WebSite {
  return {
    '@type': 'WebSite',
    '@id': toSiteId(locale),
    name: site.title,
    url: toUrl('/', locale),
    description,
    inLanguage: locale.htmlLang,
    publisher: { '@id': organizationId },
  };
}

/** The home page, the parts above the page that have pages of their own, and the page. */
function buildBreadcrumbs(page: SitePage): BreadcrumbList {
  const { locale, path, title, trail } = page;
  const above = trail.filter((step) => step.path !== undefined && step.path !== path);
  const steps = [{ label: site.title, path: '/' }, ...above, { label: title, path }];
  return {
    '@type': 'BreadcrumbList',
    '@id': toBreadcrumbsId(page),
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: toUrl(step.path ?? path, locale),
    })),
  };
}

function buildPageNode({ locale, path, description, isTranslated }: SitePage) {
  const url = toUrl(path, locale);
  return {
    '@id': url,
    url,
    description,
    inLanguage: (isTranslated ? locale : defaultLocale).htmlLang,
    isPartOf: { '@id': toSiteId(locale) },
  };
}

function buildWebPage(page: SitePage): WebPage {
  const breadcrumb = { '@id': toBreadcrumbsId(page) };
  const type = page.kind === 'list' ? 'CollectionPage' : 'WebPage';
  return { '@type': type, name: page.title, ...buildPageNode(page), breadcrumb };
}

function buildBlog(page: SitePage): Blog {
  return { '@type': 'Blog', name: page.title, ...buildPageNode(page) };
}

function buildArticle(page: SitePage, type: Article['@type']): Article {
  const { locale, title, published, modified, tags } = page;
  const teams = page.authors?.map((id) => ({
    '@type': 'Organization' as const,
    name: getLocalized(authors[id].name, locale),
    url: toUrl(`/blog/authors/${id}`, locale),
  }));
  const changed = modified ?? published;
  return {
    '@type': type,
    headline: title,
    ...buildPageNode(page),
    image: toAbsoluteUrl(toCardPath(getPagePath(page))),
    mainEntityOfPage: toUrl(page.path, locale),
    publisher: buildOrganization(),
    author: teams ?? [{ '@id': organizationId }],
    ...(published && { datePublished: published.toISOString() }),
    ...(changed && { dateModified: changed.toISOString() }),
    ...(tags && tags.length > 0 && { keywords: [...tags] }),
  };
}
