import type { TableOfContents } from 'fumadocs-core/toc';
import type { Messages } from '../i18n/messages';

/** Anchors of the sections that the contract draws; headings of the page itself must not use them. */
export const contractSections = {
  operation: ['request', 'samples', 'responses', 'errors'],
  channel: ['received', 'sent'],
} as const satisfies Record<string, (keyof Messages['api'])[]>;

/** Puts the drawn sections into the table of contents: before the page's last section, where they are drawn. */
export function insertContractSections(
  toc: TableOfContents,
  kind: keyof typeof contractSections,
  texts: Messages['api'],
): TableOfContents {
  const last = toc.findLastIndex(({ depth }) => depth === 2);
  const sections = contractSections[kind].map((id) => ({ title: texts[id], url: `#${id}`, depth: 2 }));
  return toc.toSpliced(last === -1 ? toc.length : last, 0, ...sections);
}
