import { sidebars } from '../../config/sidebars';
import type { DiskDocsLoader } from '../../content/read-docs.server';
import { filterTree, toSidebarNodes } from '../../content/sidebar';
import { type Problem, toProblem } from '../../errors/problem';
import { defaultLocale } from '../../i18n/locales';
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
