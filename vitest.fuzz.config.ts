import { defineConfig } from 'vitest/config';

/** Thousands of generated requests to the sandbox; a failure prints the seed that repeats it. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { include: ['tests/fuzz/**/*.test.ts'], testTimeout: 600_000 },
});
