import path from 'node:path';
import { flattenTree } from 'fumadocs-core/page-tree';
import { sidebars } from '../../config/sidebars';
import type { DiskDocsLoader } from '../../content/read-docs.server';
import { filterTree } from '../../content/sidebar';
import type { Problem } from '../../errors/problem';
import { defaultLocale } from '../../i18n/locales';

/**
 * Finds pages that are built but in no sidebar, although they are not marked as unlisted.
 * @param folder the documentation's folder, as problems name it
 */
export function checkSidebarPages(loader: DiskDocsLoader, folder: string): Problem[] {
  const pages = loader.getPages(defaultLocale.code);
  const urls = getSidebarUrls(loader);
  const shown = pages.filter(({ url }) => urls.has(url)).map((page) => page.path);
  return pages
    .filter(({ url, data }) => !urls.has(url) && !data.unlisted)
    .map((page) => ({
      file: `${folder}/${page.path}`,
      message: 'The page is not in any sidebar.',
      hint: toHint(page.path, folder, shown),
    }));
}

function getSidebarUrls(loader: DiskDocsLoader): Set<string> {
  const tree = loader.getPageTree(defaultLocale.code);
  const items = sidebars.flatMap((row) => flattenTree(filterTree(tree, row).children));
  return new Set(items.map(({ url }) => url));
}

/** If no page of a folder is shown, the folder itself may be missing from "pages" of the one above. */
function toHint(file: string, folder: string, shown: readonly string[]): string {
  const own = path.posix.dirname(file);
  const order = path.posix.join(folder, own, 'meta.json');
  const isFolderShown = own === '.' || shown.some((other) => other.startsWith(`${own}/`));
  const above = isFolderShown ? '' : ', and its folder to "pages" of the folder above';
  return `Add it to "pages" of ${order}${above}, or mark it unlisted.`;
}
