import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { include: ['tests/unit/**/*.test.{ts,tsx}'], globalSetup: 'tests/support/temp-folder.ts' },
});
