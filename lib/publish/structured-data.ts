import { authors } from '../../content/data/authors';
import { toAbsoluteUrl } from '../config/absolute-url';
import { site } from '../config/site';
import { defaultLocale, getLocalized, type Locale } from '../i18n/locales';
import { localizePath } from '../i18n/paths';
import { toCardPath } from '../pages/page-files';
import { getPagePath, type SitePage } from '../pages/site-page';

/** The schema.org data of a page, as JSON-LD. The tests of the site say which properties each type has. */
export interface StructuredData {
  '@context': 'https://schema.org';
  '@graph': ({ '@type': string } & Record<string, unknown>)[];
}

/** Writes JSON that can stand in a `<script>`: no text in it can end the element or open a comment. */
export function toScriptText(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

const toUrl = (path: string, locale: Locale) => toAbsoluteUrl(localizePath(path, locale));
const organizationId = `${toAbsoluteUrl('/')}#organization`;
const toBreadcrumbsId = ({ path, locale }: SitePage) => `${toUrl(path, locale)}#breadcrumbs`;
const toSiteId = (locale: Locale) => `${toUrl('/', locale)}#website`;

const organization = { '@type': 'Organization', '@id': organizationId, name: site.title, url: toAbsoluteUrl('/') };

/** `APIReference` is schema.org's kind of `TechArticle` for an API. */
const articleTypes = { guide: 'TechArticle', reference: 'APIReference', post: 'BlogPosting' } as const;

/** Builds the schema.org data of a page: its type, its position in the site, and its publisher. */
export function buildStructuredData(page: SitePage): StructuredData {
  const nodes =
    page.kind === 'home'
      ? [{ ...organization, logo: toAbsoluteUrl('/icons/icon-512.png') }, buildWebSite(page)]
      : [buildMainNode(page), buildBreadcrumbs(page)];
  return { '@context': 'https://schema.org', '@graph': nodes };
}

function buildMainNode(page: SitePage) {
  const { kind, path, title } = page;
  if (kind === 'guide' || kind === 'reference' || kind === 'post') return buildArticle(page, articleTypes[kind]);
  if (path === '/blog') return { '@type': 'Blog', name: title, ...buildPageNode(page) };
  const type = kind === 'list' ? 'CollectionPage' : 'WebPage';
  // Only a `WebPage` has this property; the breadcrumbs of other pages stand beside them in the graph.
  return { '@type': type, name: title, ...buildPageNode(page), breadcrumb: { '@id': toBreadcrumbsId(page) } };
}

function buildWebSite({ locale, description }: SitePage) {
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

/** Lists the home page, the parts above the page that have pages of their own, and the page. */
function buildBreadcrumbs(page: SitePage) {
  const { locale, path, title, breadcrumbs } = page;
  const above = breadcrumbs.filter((step) => step.path !== undefined && step.path !== path);
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

/** Describes a text with its dates, if known. Its authors are teams, or the publisher. */
function buildArticle(page: SitePage, type: string) {
  const { locale, title, published, modified, tags } = page;
  const teams = page.authors?.map((id) => ({
    '@type': 'Organization',
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
    publisher: organization,
    author: teams ?? [{ '@id': organizationId }],
    ...(published && { datePublished: published.toISOString() }),
    ...(changed && { dateModified: changed.toISOString() }),
    ...(tags && tags.length > 0 && { keywords: [...tags] }),
  };
}
