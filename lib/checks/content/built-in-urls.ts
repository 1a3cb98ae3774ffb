import { authorIds } from '../../../content/data/authors';
import { blogTagIds } from '../../../content/data/blog-tags';
import { docTagIds } from '../../../content/data/doc-tags';
import { defaultLocale } from '../../i18n/locales';
import { getFeedPaths } from '../../outputs/feeds/feeds';
import { llmsFiles } from '../../outputs/llms';

/** Pages and files that are not written in MDX, in the default language. */
export const builtInUrls: readonly string[] = [
  '/',
  '/search',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
  '/docs/tags',
  '/openapi.json',
  '/openapi.yaml',
  '/asyncapi.json',
  '/asyncapi.yaml',
  '/postman.json',
  '/sitemap.xml',
  '/robots.txt',
  '/opensearch.xml',
  '/manifest.webmanifest',
  ...Object.values(llmsFiles),
  ...getFeedPaths(defaultLocale),
  ...authorIds.map((id) => `/blog/authors/${id}`),
  ...blogTagIds.map((id) => `/blog/tags/${id}`),
  ...docTagIds.map((id) => `/docs/tags/${id}`),
];
