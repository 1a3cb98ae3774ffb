/**
 * Whether every scenario runs in every language and on both kinds of screen (`npm run test:all`). Otherwise each runs once, in the
 * default language, on the screen that its file name says or the desktop, `smoke.spec.ts` covers the rest, and tests with the tag
 * `@matrix` do not run.
 */
export const isMatrix = process.env.TEST_MATRIX === '1';
