import { toShortHash } from '../text/short-hash.server';
import type { HashedSection, SplitSection } from './section';

/** Sections with a short hash in place of their content. */
export function hashSections(sections: readonly SplitSection[]): HashedSection[] {
  return sections.map(({ content, ...section }) => ({
    ...section,
    hash: toShortHash(content),
  }));
}
