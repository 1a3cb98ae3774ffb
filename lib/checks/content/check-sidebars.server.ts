import path from 'node:path';
import { flattenTree } from 'fumadocs-core/page-tree';
import { sidebars } from '../../config/sidebars';
import { type Problem, toProblem } from '../../errors/problem';
import { defaultLocale } from '../../i18n/locales';
import type { DiskDocsLoader } from '../../pages/read-docs.server';
import { filterTree, toSidebarNodes } from '../../pages/sidebar';
import { findNearest, toList } from '../../text/nearest';

const where = 'lib/config/sidebars.ts';

/** Finds sidebars that cannot be rendered: an item without a target, an empty category, an entry page that does not exist. */
export function checkSidebars(loader: DiskDocsLoader): Problem[] {
  const urls = loader.getPages(defaultLocale.code).map(({ url }) => url);
  return sidebars.flatMap((row) => {
    const problems: Problem[] = [];
    if (!urls.includes(row.entry)) {
      const hint = `Nearest: ${toList(findNearest(row.entry, urls))}.`;
      problems.push({
        file: where,
        message: `The entry page "${row.entry}" of sidebar "${row.id}" does not exist.`,
        hint,
      });
    }
    try {
      toSidebarNodes(filterTree(loader.getPageTree(defaultLocale.code), row).children, () => ({}));
    } catch (error) {
      problems.push(toProblem(`content/docs (sidebar "${row.id}")`, error));
    }
    return problems;
  });
}

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
