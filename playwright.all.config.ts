process.env.TEST_MATRIX = '1'; // Before the configuration below reads it; the workers load this file too.
const { default: config } = await import('./playwright.config');

/** Every scenario in every language and on both kinds of screen, and axe on every page in both modes. */
export default config;
