import type { ParsedPage } from './parse-pages';

/** What links can lead to. */
export interface LinkTargets {
  /** The anchors of each address; `undefined` where they are unknown, as for pages that are not written in MDX. */
  anchors: ReadonlyMap<string, readonly string[] | undefined>;
  /** The addresses of drafts, which are not built. */
  drafts: ReadonlySet<string>;
}

/**
 * What the pages of a language can link to.
 * @param otherUrls addresses that exist beside those of the pages, such as the list of blog posts
 */
export function getLinkTargets(pages: readonly ParsedPage[], otherUrls: readonly string[]): LinkTargets {
  const published = pages.filter(({ isDraft }) => !isDraft);
  return {
    anchors: new Map<string, readonly string[] | undefined>([
      ...otherUrls.map((url) => [url, undefined] as const),
      ...published.map(({ url }) => [`${url}.md`, undefined] as const),
      ...published.map(({ url, hashes }) => [url, hashes] as const),
    ]),
    drafts: new Set(pages.filter(({ isDraft }) => isDraft).map(({ url }) => url)),
  };
}
