/** A page as the checks of its text need it. */
export interface LinkedPage {
  /** Path from the project root. */
  file: string;
  /** URL of the page in the default language, which is how pages link to each other. */
  url: string;
  body: string;
  /** What its frontmatter says that it documents. */
  operation?: string | undefined;
  channel?: string | undefined;
  /** True for a page that only `npm run dev` shows: it is checked, but nothing may link to it. */
  isDraft?: boolean;
}
