/** A heading that a component draws on a page, in addition to those of the page's text. */
export interface DrawnSection {
  /** Anchor, the same in every language. */
  id: string;
  title: string;
  /** Level of the heading. */
  depth: number;
}
