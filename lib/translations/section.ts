/** A unit of translation: a heading of a page with the text below it, or a part of the contract, such as an operation. */
export interface Section {
  /** Its id in links and in the lock: the heading's anchor, `introAnchor`, or a key such as `schema:Contact`. */
  anchor: string;
  /** Its heading; for the text before the first heading, the page's title. */
  heading: string;
  /** Line of the heading, if the section is in one file. */
  line?: number;
}

/** A section with its content, normalised so that only what readers can notice makes a difference. */
export interface SplitSection extends Section {
  content: string;
}

/** A section with the hash of its content. */
export interface HashedSection extends Section {
  hash: string;
}

/** Anchor of what a page has before its first heading, including title and description. No heading can produce it. */
export const introAnchor = '(intro)';
