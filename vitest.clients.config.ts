import { defineConfig } from 'vitest/config';

/** Clients that other people's generators make of the contract; `npm run test:clients` installs these, so it needs a network. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/clients/**/*.test.ts'],
    globalSetup: 'tests/support/temp-folder.ts',
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
