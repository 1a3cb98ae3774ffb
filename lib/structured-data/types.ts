/** A node that another part of the graph, or another page, describes. */
interface Reference {
  '@id': string;
}

export interface Organization {
  '@type': 'Organization';
  '@id': string;
  name: string;
  url: string;
  logo?: string;
}

export interface WebSite {
  '@type': 'WebSite';
  '@id': string;
  name: string;
  url: string;
  description: string;
  inLanguage: string;
  publisher: Reference;
}

export interface BreadcrumbList {
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
export interface WebPage extends PageNode {
  '@type': 'WebPage' | 'CollectionPage';
  name: string;
  /** Only a `WebPage` has this property; the breadcrumbs of other pages stand beside them in the graph. */
  breadcrumb: Reference;
}

/** The list of all posts. */
export interface Blog extends PageNode {
  '@type': 'Blog';
  name: string;
}

/** A text with an author and, if known, dates. `APIReference` is schema.org's kind of `TechArticle` for an API. */
export interface Article extends PageNode {
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
