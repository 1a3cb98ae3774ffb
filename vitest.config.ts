import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'packages/*/tests/**/*.test.ts'],
    globalSetup: 'tests/support/temp-folder.ts',
    // On a busy machine, tests that start a process or read the whole site can take more than Vitest's five seconds.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
