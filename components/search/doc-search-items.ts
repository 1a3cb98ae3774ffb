import type { DocSearchModalProps } from '@docsearch/react';
import { escapeHtml } from '@/lib/text/escape-html';

type DocSearchItem = Parameters<NonNullable<DocSearchModalProps['transformItems']>>[0][number];

/**
 * Prepares the hits of a page. Their plain texts are escaped: DocSearch shows them as HTML where a hit has no snippet of
 * them, as in the list of recent searches. `lvl0` stays, as it is shown as text.
 */
export function toDocSearchItems(items: DocSearchItem[]): DocSearchItem[] {
  return items.map((item, index) => {
    const { lvl0, ...levels } = item.hierarchy;
    const escaped = Object.entries(levels).map(([level, text]) => [level, text && escapeHtml(text)]);
    const next = items[index + 1];
    return {
      ...item,
      hierarchy: { lvl0, ...Object.fromEntries(escaped) },
      content: item.content && escapeHtml(item.content),
      isLastOfPage: !next || next.type === 'lvl1',
    };
  });
}
