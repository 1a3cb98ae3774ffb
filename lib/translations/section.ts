/** A part of a text that is translated piece by piece: a heading of a page and what stands below it, or an operation of the contract. */
export interface Section {
  /** What links and the lock know it by: the heading's anchor, `introAnchor`, or a key such as `schema:Contact`. */
  anchor: string;
  /** Its heading; the page's title for what stands before the first heading. */
  heading: string;
  /** Line of the heading in its file, where the section stands in one file. */
  line?: number;
}

/** A section with what it says, written so that only what readers can notice makes a difference. */
export interface SplitSection extends Section {
  content: string;
}

/** A section with the hash of what it says. */
export interface HashedSection extends Section {
  hash: string;
}

/** Stands for what a page has before its first heading, title and description included. No heading can make this anchor. */
export const introAnchor = '(intro)';
