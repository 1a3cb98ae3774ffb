import { defineI18n } from 'fumadocs-core/i18n';
import { type LoaderPlugin, loader, type StaticSource } from 'fumadocs-core/source';
import { defaultLocale, locales } from '../i18n/locales';
import type { PageFile } from './page-file';
import type { MetaFile } from './read-metas.server';
import type { DocFrontmatter } from './schemas/doc-frontmatter';
import type { PageFrontmatter } from './schemas/page-frontmatter';
import type { SidebarMeta } from './schemas/sidebar-meta';

/** English has no prefix in file names and URLs, every other language has its own. */
const i18n = defineI18n({
  languages: locales.map(({ code }) => code),
  defaultLanguage: defaultLocale.code,
  hideLocale: 'default-locale',
  parser: 'dot',
});

/** A page as the loader keeps it: its frontmatter, and its body. */
type LoadedData<Data> = Data & Pick<PageFile<Data>, 'body'>;

/** Shows a page in the tree under its short name, where it has one. */
const sidebarLabels: LoaderPlugin = {
  name: 'sidebar-labels',
  transformPageTree: {
    file(item, path) {
      const file = path ? this.storage.read(path) : undefined;
      const label = file?.format === 'page' ? (file.data as Partial<DocFrontmatter>).sidebar_label : undefined;
      return label ? { ...item, name: label } : item;
    },
  },
};

/**
 * Makes Fumadocs' loader of one kind of pages: pages by slug and language, and a page tree for each language. Pages without a
 * translation are there in the default language.
 * @param pages with paths below their folder, in the order of those paths, on which the order of the result depends
 */
export function createPageLoader<Data extends PageFrontmatter>(
  baseUrl: string,
  pages: readonly PageFile<Data>[],
  metas: readonly MetaFile[] = [],
) {
  const files: StaticSource<{ pageData: LoadedData<Data>; metaData: SidebarMeta }>['files'] = [
    ...pages
      .filter(({ data }) => isPublished(data))
      .map(({ path, data, body }) => ({ type: 'page' as const, path, data: { ...data, body } })),
    ...inheritOrder(metas).map(({ path, data }) => ({ type: 'meta' as const, path, data })),
  ];
  return loader({ source: { files }, baseUrl, i18n, pageTree: { generateFallback: false }, plugins: [sidebarLabels] });
}

/** Drafts are only part of the site in `npm run dev`. */
function isPublished({ draft }: { draft: boolean }): boolean {
  return !draft || process.env.NODE_ENV === 'development';
}

const translatedMeta = /^(.*?)meta\.\w+\.json$/;

/** Gives a translated `meta.xx.json` without `pages` the order of the `meta.json` beside it, so that it is written only once. */
function inheritOrder(metas: readonly MetaFile[]): MetaFile[] {
  const byPath = new Map(metas.map((meta) => [meta.path, meta]));
  return metas.map((meta) => {
    const folder = translatedMeta.exec(meta.path)?.[1];
    const base = folder === undefined ? undefined : byPath.get(`${folder}meta.json`)?.data;
    const { pages = base?.pages, defaultOpen = base?.defaultOpen } = meta.data;
    return { ...meta, data: { ...meta.data, pages, defaultOpen } };
  });
}
