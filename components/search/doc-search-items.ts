import type { DocSearchModalProps } from '@docsearch/react';
import { escapeHtml } from '@/lib/text/escape-html';

type DocSearchItem = Parameters<NonNullable<DocSearchModalProps['transformItems']>>[0][number];

/**
 * Prepares hits for DocSearch. Their plain texts are escaped, as DocSearch renders them as HTML where a hit has no snippet,
 * such as in the list of recent searches. `lvl0` is left alone, as it is rendered as text.
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
