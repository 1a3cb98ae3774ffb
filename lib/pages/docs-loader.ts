import { type LoaderPlugin, loader, type StaticSource, type VirtualFile } from 'fumadocs-core/source';
import { SiteError } from '../errors/site-error';
import { defaultLocale, type Locale, locales } from '../i18n/locales';
import { findNearest, toList } from '../text/nearest';
import type { DocFrontmatter } from './schemas/doc-frontmatter';
import type { SidebarMeta } from './schemas/sidebar-meta';

/** Whether a page is part of the site; drafts are only part of it in `npm run dev`. */
export function isPublished({ draft }: { draft: boolean }): boolean {
  return !draft || process.env.NODE_ENV === 'development';
}

/** The files of the documentation, whether they come from the build or straight from the disk. */
export type DocsFiles<PageData extends DocFrontmatter = DocFrontmatter> = StaticSource<{
  pageData: PageData;
  metaData: SidebarMeta;
}>;

const translatedMeta = /^(.*?)meta\.\w+\.json$/;

/** Gives a translated `meta.xx.json` without `pages` the order of the `meta.json` beside it, so that it is written only once. */
function inheritMetaOrder<File extends VirtualFile>(files: readonly File[]): File[] {
  const metaByPath = new Map(files.filter((file) => file.type === 'meta').map((file) => [file.path, file]));
  return files.map((file) => {
    const folder = file.type === 'meta' ? translatedMeta.exec(file.path)?.[1] : undefined;
    if (folder === undefined) return file;
    const base = metaByPath.get(`${folder}meta.json`)?.data as SidebarMeta | undefined;
    const own = file.data as SidebarMeta;
    return {
      ...file,
      data: { ...own, pages: own.pages ?? base?.pages, defaultOpen: own.defaultOpen ?? base?.defaultOpen },
    };
  });
}

/** How languages appear in file names and URLs: English without a prefix, every other language below its own. */
export const i18n = {
  languages: locales.map(({ code }) => code),
  defaultLanguage: defaultLocale.code,
  hideLocale: 'default-locale' as const,
  parser: 'dot' as const,
};

/** Shows a page in the tree under its short name, where it has one. */
const sidebarLabels: LoaderPlugin = {
  name: 'sidebar-labels',
  transformPageTree: {
    file(item, path) {
      const file = path ? this.storage.read(path) : undefined;
      const label = file?.format === 'page' ? (file.data as DocFrontmatter).sidebar_label : undefined;
      return label ? { ...item, name: label } : item;
    },
  },
};

/**
 * Makes the loader of the documentation: pages by slug and language, and a page tree for each language.
 * @param source pages and `meta.json` files, with paths below `content/docs`
 */
export function createDocsLoader<PageData extends DocFrontmatter>(source: DocsFiles<PageData>) {
  // The build lists files in the order of the disk; sorted, the same content always makes the same site.
  const files = source.files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const published = files.filter((file) => file.type !== 'page' || isPublished(file.data));
  return loader({
    source: { ...source, files: inheritMetaOrder(published) },
    baseUrl: '/docs',
    i18n,
    pageTree: { generateFallback: false },
    plugins: [sidebarLabels],
  });
}

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
