import type { DocSearchModalProps } from '@docsearch/react';
import { escapeHtml } from '@/lib/text/escape-html';

type DocSearchItem = Parameters<NonNullable<DocSearchModalProps['transformItems']>>[0][number];

/**
 * Escapes the plain texts of hits: DocSearch shows them as HTML where a hit has no snippet of them, as in the list of
 * recent searches. `lvl0` stays, as it is shown as text.
 */
export function toDocSearchItems(items: DocSearchItem[]): DocSearchItem[] {
  return items.map((item) => {
    const { lvl0, ...levels } = item.hierarchy;
    const escaped = Object.entries(levels).map(([level, text]) => [level, text && escapeHtml(text)]);
    return {
      ...item,
      hierarchy: { lvl0, ...Object.fromEntries(escaped) },
      content: item.content && escapeHtml(item.content),
    };
  });
}
