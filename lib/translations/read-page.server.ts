import path from 'node:path';
import { createBuildCache, getOrComputeValue } from '../cache/build-cache.server';
import { toShortHash } from '../cache/short-hash.server';
import { SiteError, toErrorMessage } from '../errors/site-error';
import { splitFrontmatter } from '../markdown/frontmatter';
import { createFileCache } from '../pages/read-pages.server';
import { type HashedSection, type SplitSection, splitPage } from './sections';

/** Replaces the content of sections with a short hash of it. */
export function hashSections(sections: readonly SplitSection[]): HashedSection[] {
  return sections.map(({ content, ...section }) => ({
    ...section,
    hash: toShortHash(content),
  }));
}

/** A page, as far as translations are compared. */
interface SectionedPage {
  sections: HashedSection[];
  /** A draft needs no translation yet, as no reader sees it. */
  isDraft: boolean;
}

const read = createFileCache(parsePage);
const cache = createBuildCache('sections');

/**
 * Reads a page, and parses it again only if its text has changed.
 * @param file path from the top of the project
 * @param top folder of the project
 * @returns `undefined` where there is no such file
 * @throws SiteError for a page that does not parse
 */
export function readPage(file: string, top = '.'): SectionedPage | undefined {
  return read(path.join(top, file));
}

function parsePage(text: string, file: string): SectionedPage {
  return getOrComputeValue(cache, text, () => {
    try {
      return { sections: hashSections(splitPage(text)), isDraft: splitFrontmatter(text).data.draft === true };
    } catch (error) {
      throw new SiteError(
        `${file} does not parse: ${toErrorMessage(error)}`,
        'Run `npm run check:content` to see where it fails and how to fix it.',
      );
    }
  });
}
