/** A page as the checks of its text need it. */
export interface LinkedPage {
  /** Path from the top of the project. */
  file: string;
  /** URL of the page in the default language, which is how pages link to each other. */
  url: string;
  body: string;
}
