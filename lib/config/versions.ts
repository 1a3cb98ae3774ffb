/** Versions of the documentation, newest first. A second row brings the version menu with it. */
export const versions = [{ name: 'current', label: 'Next' }] as const;
