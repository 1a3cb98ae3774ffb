/** Files for language models, as paths in the default language. */
export const llmsFiles = { index: '/llms.txt', full: '/llms-full.txt' } as const;
