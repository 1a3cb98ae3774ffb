import { defineConfig, devices } from '@playwright/test';
import { languageOfferKey } from './lib/browser/stored-choices';
import { launchOptions } from './tests/support/launch-options';
import { isMatrix } from './tests/support/matrix';

/** `PORT` lets several people test on one machine, except on the hosted site, which is built with fixed service addresses. */
const port = Number(process.env.PORT ?? 4173);
const baseURL = `http://localhost:${port}`;
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  // What fails twice is broken. What passes the second time is listed as flaky: on a busy machine, a browser can starve.
  retries: 1,
  // On a busy machine, a phone's first search can take more than the five seconds that Playwright waits by default.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL,
    // Tests open pages in both languages; without this, the language offer would appear on those in the other one.
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: [{ name: languageOfferKey, value: 'en' }] }],
    },
    // The offline cache would hide what the network does; only the offline spec allows service workers.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry', // Traces slow a test down; `--trace on` makes them for the first run too.
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
    command: `PORT=${port} npx tsx scripts/start.ts --as-built`,
    port,
    reuseExistingServer: !process.env.CI,
  },
});
