import { toShortHash } from '../text/short-hash.server';
import type { HashedSection, SplitSection } from './section';

/** Sections with a short hash in place of what they say. */
export function hashSections(sections: readonly SplitSection[]): HashedSection[] {
  return sections.map(({ content, ...section }) => ({
    ...section,
    hash: toShortHash(content),
  }));
}
