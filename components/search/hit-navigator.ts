import type { DocSearchModalProps } from '@docsearch/react';
import { withBasePath } from '@/lib/config/base-path';
import type { SearchHit } from '@/lib/search/types';
import { announceArrival } from './announce-arrival';

type HitNavigator = Required<NonNullable<DocSearchModalProps['navigator']>>;

/**
 * How the keyboard opens hits: in this tab without a full load, in a new tab, in a new window.
 * @param open opens a page in this tab, given its full URL
 */
export function createHitNavigator(open: (page: URL) => void): HitNavigator {
  const announce = (item: unknown, inNewDocument: boolean) => announceArrival(item as SearchHit, inNewDocument);
  return {
    navigate({ item, itemUrl }) {
      announce(item, false);
      open(new URL(withBasePath(itemUrl), window.location.href));
    },
    navigateNewTab({ item, itemUrl }) {
      announce(item, true);
      window.open(withBasePath(itemUrl), '_blank', 'noopener');
    },
    navigateNewWindow({ item, itemUrl }) {
      announce(item, true);
      window.open(withBasePath(itemUrl), '_blank', 'noopener,popup');
    },
  };
}
