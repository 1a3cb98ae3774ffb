import type { Root } from 'hast';
import { type BuildCache, createBuildCache } from '../build/build-cache.server';

/**
 * Code blocks of pages that are highlighted already, as trees: the languages of the site share most of them. While somebody
 * writes they are kept in memory. Create it in a module that imports what makes the trees: the development server evaluates
 * that module anew, and drops what it kept, when one of these changes.
 */
export function createCodeCache() {
  const isWriting = process.env.NODE_ENV === 'development';
  const cache: BuildCache = isWriting ? new Map<string, string>() : createBuildCache('code-blocks');
  return {
    get(key: string): Root | undefined {
      const kept = cache.get(key);
      return kept === undefined ? undefined : JSON.parse(kept);
    },
    set(key: string, tree: Root) {
      cache.set(key, JSON.stringify(tree));
      return this;
    },
  };
}
