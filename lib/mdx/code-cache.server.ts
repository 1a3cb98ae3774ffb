import type { Root } from 'hast';
import { createBuildCache } from '../build/build-cache.server';

const cache = createBuildCache('code-blocks');

/** Code blocks of pages that are highlighted already, as trees: the languages of the site share most of them. */
export const codeCache = {
  get(key: string): Root | undefined {
    const kept = cache.get(key);
    return kept === undefined ? undefined : JSON.parse(kept);
  },
  set(key: string, tree: Root) {
    cache.set(key, JSON.stringify(tree));
    return this;
  },
};
