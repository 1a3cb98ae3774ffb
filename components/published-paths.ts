import { defaultLocale } from '@/lib/i18n/locales';
import { llmsFiles } from './agents/llms';
import { listFeedFiles } from './feeds/feeds';
import { projectZipPaths } from './projects/project-zip-path';

/** Files that the site publishes beside its pages and that pages may link to, as paths in the default language. */
export const publishedPaths: readonly string[] = [
  '/openapi.json',
  '/openapi.yaml',
  '/asyncapi.json',
  '/asyncapi.yaml',
  '/sandbox.mjs',
  '/sitemap.xml',
  '/robots.txt',
  '/opensearch.xml',
  '/manifest.webmanifest',
  ...Object.values(llmsFiles),
  ...projectZipPaths,
  ...listFeedFiles(defaultLocale).map(({ path }) => path),
];
