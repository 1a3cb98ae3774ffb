/** Versions of the documentation, newest first. */
export const versions = [{ name: 'current', label: 'Next' }] as const;

/** What search calls the version of a page that has none, such as a blog post. */
export const unversioned = 'default';
