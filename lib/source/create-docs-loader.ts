import { type LoaderPlugin, loader } from 'fumadocs-core/source';
import { defaultLocale, locales } from '../i18n/locales';
import type { DocFrontmatter } from '../schemas/doc-frontmatter';
import { inheritMetaOrder } from './inherit-meta-order';
import { isPublished } from './is-published';
import type { DocsFiles } from './types';

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
