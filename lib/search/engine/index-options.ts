/** What indexes and what queries share. */
export const indexOptions = {
  /** A page's or heading's own name; the names above it; names that programs use; its text. */
  schema: { name: 'string', parents: 'string', codes: 'string', text: 'string' },
  boost: { name: 4, codes: 4, parents: 2, text: 1 },
} as const;
