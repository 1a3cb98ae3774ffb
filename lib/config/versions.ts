/** Versions of the documentation, newest first. */
export const versions = [{ name: 'current', label: 'Next' }] as const;
