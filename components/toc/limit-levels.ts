import type { TableOfContents } from 'fumadocs-core/toc';
import { site } from '@/lib/config/site';

/** The headings of the levels that tables of contents show. */
export function limitLevels(headings: TableOfContents): TableOfContents {
  const { minHeadingLevel, maxHeadingLevel } = site.tableOfContents;
  return headings.filter(({ depth }) => depth >= minHeadingLevel && depth <= maxHeadingLevel);
}
