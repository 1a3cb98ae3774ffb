import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tests/support/launch-options';
import { isMatrix } from './tests/support/matrix';
import { createOfferedState } from './tests/support/offered-language';

/** `PORT` lets several people test on one machine, except on the hosted site, which is built with fixed service addresses. */
const port = Number(process.env.PORT ?? 4173);
const baseURL = `http://localhost:${port}`;
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  retries: 0, // What passes only the second time is broken, in the site or in its test.
  // Tests for the matrix alone; CONTRIBUTING.md says which.
  grepInvert: isMatrix ? [] : /@matrix/,
  globalSetup: './tests/support/check-setup.ts',
  // On a busy machine, a phone's first search can take more than the five seconds that Playwright waits by default.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL,
    storageState: createOfferedState(baseURL),
    screenshot: 'only-on-failure',
    trace: 'off', // Traces slow tests down; `--trace on` makes them.
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions,
  },
  projects: [
    // A spec for one kind of screen says so in its file name.
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      ...(isMatrix
        ? { testIgnore: '**/*.desktop.spec.ts' }
        : { testMatch: ['**/*.phone.spec.ts', '**/smoke.spec.ts', '**/accessibility.spec.ts'] }),
      use: { ...devices['Pixel 7'] },
    },
  ],
  webServer: {
    command: 'npx tsx scripts/start.ts --as-built',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: !process.env.CI,
  },
});
