/** One version of the documentation. */
export interface Version {
  /** Its name in storage and configuration. */
  name: string;
  /** The name that readers see. */
  label: string;
  /** The page that the version dropdown opens, as its English path. */
  entry: string;
}

/**
 * Versions of the documentation, newest first. A second version turns the badge of docs pages into a dropdown.
 * SPEC 3: the product's specification names the version and its label.
 */
export const versions: readonly [Version, ...Version[]] = [
  { name: 'current', label: 'Next', entry: '/docs/get-started/overview' },
];

/** Name in search for the version of a page that has none, such as a blog post. */
export const unversioned = 'default';
