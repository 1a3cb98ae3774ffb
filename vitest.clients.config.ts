import { defineConfig } from 'vitest/config';

/** What needs other languages and a network: generated clients of the contract, and verifiers of webhooks. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/clients/**/*.test.ts'],
    globalSetup: 'tests/support/temp-folder.ts',
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
