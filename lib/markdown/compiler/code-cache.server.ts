import type { Root } from 'hast';
import { createPageCache } from '../../cache/build-cache.server';

/**
 * A cache of highlighted code blocks, as trees: the languages of the site share most of them. `createPageCache` says where to
 * create it.
 */
export function createCodeCache() {
  const cache = createPageCache('code-blocks');
  return {
    get(key: string): Root | undefined {
      const cached = cache.get(key);
      return cached === undefined ? undefined : JSON.parse(cached);
    },
    set(key: string, tree: Root) {
      cache.set(key, JSON.stringify(tree));
      return this;
    },
  };
}
