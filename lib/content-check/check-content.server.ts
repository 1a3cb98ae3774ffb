import { authorIds } from '../../content/data/authors';
import { blogTagIds } from '../../content/data/blog-tags';
import { docTagIds } from '../../content/data/doc-tags';
import { contractSections } from '../api-contract/contract-toc';
import { defaultLocale, type Locale, locales } from '../i18n/locales';
import { blogFrontmatterSchema } from '../schemas/blog-frontmatter';
import { pageFrontmatterSchema } from '../schemas/page-frontmatter';
import { isWrittenIn } from '../source/text-locale';
import { checkLinks } from './check-links.server';
import { checkSidebars } from './check-sidebars';
import { type ParsedPage, parsePages } from './check-syntax.server';
import type { Fault } from './fault';
import type { LinkedPage } from './linked-page';
import { readDocs } from './read-docs.server';
import { type DiskPage, readPages } from './read-pages.server';

/** Pages that are no MDX file. */
const builtInUrls = [
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
  ...authorIds.map((id) => `/blog/authors/${id}`),
  ...blogTagIds.map((id) => `/blog/tags/${id}`),
  ...docTagIds.map((id) => `/docs/tags/${id}`),
];

interface ContentCheck {
  /** What stops a build. */
  faults: Fault[];
  /** What a reader would trip over, but a build survives: links that lead nowhere. */
  warnings: Fault[];
}

/** Checks every content file below `root`. */
export async function checkContent(root = 'content'): Promise<ContentCheck> {
  const docs = readDocs(`${root}/docs`);
  const blog = readPages(`${root}/blog`, blogFrontmatterSchema);
  const pages = readPages(`${root}/pages`, pageFrontmatterSchema);
  const faults = [...docs.faults, ...blog.faults, ...pages.faults];
  if (faults.length === 0) faults.push(...checkSidebars(docs.loader));

  const linked = [
    ...toLinkedPages(docs.pages, `${root}/docs`, '/docs'),
    ...toLinkedPages(blog.pages, `${root}/blog`, '/blog'),
    ...toLinkedPages(pages.pages, `${root}/pages`, ''),
  ];
  const { parsed, faults: syntaxFaults } = await parsePages(linked);
  const warnings = await Promise.all(
    locales.map((locale) => checkLinks(getPagesOf(locale, parsed), builtInUrls, locale)),
  );
  return { faults: [...faults, ...syntaxFaults], warnings: warnings.flat() };
}

function toLinkedPages(pages: DiskPage<object>[], folder: string, baseUrl: string): LinkedPage[] {
  return pages.map(({ file, body, data }) => ({
    file: `${folder}/${file.path}`,
    url: `${baseUrl}/${file.path.replace(/(\.\w+)?\.mdx$/, '')}`,
    body,
    drawnAnchors: Object.entries(contractSections).flatMap(([field, anchors]) => (field in data ? anchors : [])),
  }));
}

/** The pages that readers of a language get: the translated ones, and the default language's where there is no translation. */
function getPagesOf(locale: Locale, pages: readonly ParsedPage[]): ParsedPage[] {
  const own = pages.filter(({ file }) => isWrittenIn(file, locale));
  const urls = new Set(own.map(({ url }) => url));
  return [...own, ...pages.filter(({ file, url }) => isWrittenIn(file, defaultLocale) && !urls.has(url))];
}
