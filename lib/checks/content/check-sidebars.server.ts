import path from 'node:path';
import { flattenTree } from 'fumadocs-core/page-tree';
import { sidebars } from '../../config/sidebars';
import { type Problem, toProblem } from '../../errors/problem';
import { getDocsByUrl, type PageIndex } from '../../pages/page-index.server';
import { buildSidebar } from '../../pages/sidebar';
import { findNearest, toList } from '../../text/nearest';

const configFile = 'lib/config/sidebars.ts';

/** Finds sidebars that cannot be rendered: an item without a target, an empty category, an entry page that does not exist. */
export function checkSidebars(index: PageIndex): Problem[] {
  const paths = index.docs.map((page) => page.path);
  const docs = getDocsByUrl(index);
  return sidebars.flatMap(({ id, entry }) => {
    const problems: Problem[] = [];
    if (!paths.includes(entry)) {
      const hint = `Nearest: ${toList(findNearest(entry, paths))}.`;
      problems.push({
        file: configFile,
        message: `The entry page "${entry}" of sidebar "${id}" does not exist.`,
        hint,
      });
    }
    try {
      buildSidebar(index.sidebarTrees[id], docs);
    } catch (error) {
      problems.push(toProblem(`content/docs (sidebar "${id}")`, error));
    }
    return problems;
  });
}

/**
 * Finds pages that are built but in no sidebar, although they are not marked as unlisted.
 * @param folder the documentation's folder
 */
export function checkSidebarPages(index: PageIndex, folder: string): Problem[] {
  const docs = getDocsByUrl(index);
  const items = sidebars.flatMap(({ id }) => flattenTree(index.sidebarTrees[id].children));
  const shown = items.flatMap(({ url }) => docs.get(url)?.file ?? []);
  return index.docs
    .filter(({ file, isIndexed }) => !shown.includes(file) && isIndexed)
    .map(({ file }) => ({ file, message: 'The page is not in any sidebar.', hint: toHint(file, folder, shown) }));
}

/** If no page of a folder is shown, the folder itself may be missing from "pages" of the one above. */
function toHint(file: string, folder: string, shown: readonly string[]): string {
  const own = path.posix.dirname(file);
  const isFolderShown = own === folder || shown.some((other) => other.startsWith(`${own}/`));
  const above = isFolderShown ? '' : ', and its folder to "pages" of the folder above';
  return `Add it to "pages" of ${own}/meta.json${above}, or mark it unlisted.`;
}
