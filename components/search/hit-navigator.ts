import type { DocSearchModalProps } from '@docsearch/react';
import { withBasePath } from '@/lib/config/base-path';
import type { SearchHit } from '@/lib/search/types';
import { announceArrival } from './announce-arrival';

type HitNavigator = Required<NonNullable<DocSearchModalProps['navigator']>>;

/**
 * How the keyboard opens hits: in this tab without a full load, in a new tab, in a new window.
 * @param push opens a page by its path without the base path
 */
export function createHitNavigator(push: (path: string) => void): HitNavigator {
  const announce = (item: unknown, inNewDocument: boolean) => announceArrival(item as SearchHit, inNewDocument);
  return {
    navigate({ item, itemUrl }) {
      announce(item, false);
      push(itemUrl);
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
