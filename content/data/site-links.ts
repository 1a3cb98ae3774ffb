/** The pages that the code of the site links to, beside those of the home page (`home-links.ts`) and the sidebars. */
export const siteLinks = {
  pricing: { path: '/docs/pricing/Overview' },
  authentication: { path: '/docs/api/authentication' },
  /** Explains every error, at an anchor named after its code. */
  errors: { path: '/docs/api/introduction' },
  /** Which input gives which response with a test key. */
  testMode: { path: '/docs/api/introduction#test-mode' },
} as const;
