import { createHash } from 'node:crypto';
import type { HashedSection, SplitSection } from './section';

/** Sections with a short hash in place of what they say: 12 hexadecimal digits of its SHA-256. */
export function hashSections(sections: readonly SplitSection[]): HashedSection[] {
  return sections.map(({ content, ...section }) => ({
    ...section,
    hash: createHash('sha256').update(content).digest('hex').slice(0, 12),
  }));
}
