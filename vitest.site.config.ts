import { defineConfig } from 'vitest/config';

/** Tests of the built site that need no browser; `npm run test:site` runs them after a build. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { include: ['tests/site/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
